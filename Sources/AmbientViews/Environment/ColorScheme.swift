public import AmbientCore

/// The appearance of a view: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The contrast between the colors of a view.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The default contrast.
  case standard
  /// A higher contrast, for users who prefer it.
  case increased
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
  /// The appearance of the view; `.light` by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  ///   Images and colors from asset catalogs are such views.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast between the colors of the view; `.standard` by default.
  ///
  /// Views can only read the contrast. A host sets it through `_colorSchemeContrast`.
  ///
  /// - Note: Ambient only stores this for views that read it.
  ///   Images and colors from asset catalogs are such views.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The value of `colorSchemeContrast`, with a setter for hosts.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The color scheme; setting nil leaves the scheme unchanged.
  fileprivate var preferredColorScheme: ColorScheme? {
    get { colorScheme }
    set { if let newValue { colorScheme = newValue } }
  }
}

extension View {
  /// Sets the color scheme of the view and its descendants.
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change runs the bodies that read `colorScheme`.
  /// - Note: Ambient only stores this for views that read it.
  ///   Images and colors from asset catalogs are such views.
  public nonisolated func colorScheme(
    _ colorScheme: ColorScheme,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.colorScheme, colorScheme, fileID: fileID, line: line)
  }

  /// Sets the color scheme that the view prefers for its window or presentation.
  ///
  /// Unlike in SwiftUI, the scheme takes effect for the view and its descendants only. With nil,
  /// the view inherits the scheme of its parent. The preference ``PreferredColorSchemeKey`` reports
  /// the scheme to ancestors, which can read it with `onPreferenceChange`.
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme; nil for the scheme of the parent.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only stores this for views that read it.
  ///   Images and colors from asset catalogs are such views.
  public nonisolated func preferredColorScheme(
    _ colorScheme: ColorScheme?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.preferredColorScheme, colorScheme, fileID: fileID, line: line)
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The key of the preference that `preferredColorScheme(_:)` sets.
///
/// If several views prefer a scheme, the scheme of the first view in tree order counts.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the preference: a color scheme, or nil if no view prefers a color scheme.
  public typealias Value = ColorScheme?

  /// Keeps the first value that is not nil.
  ///
  /// - Parameters:
  ///   - value: The preference so far.
  ///   - nextValue: Returns the preference of the next view in tree order.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    if value == nil { value = nextValue() }
  }
}
