public import AmbientCore

/// Whether what is shown is dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much colours differ from each other.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More than usual, as some users need it.
  case increased
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
  /// Whether what is shown is dark on light or light on dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much colours differ from each other.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The same, for hosts to set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The colour scheme; nil leaves it as it is.
  fileprivate var preferredColorScheme: ColorScheme? {
    get { colorScheme }
    set { if let newValue { colorScheme = newValue } }
  }
}

extension View {
  /// Shows the view dark on light or light on dark, whatever is around it.
  public nonisolated func colorScheme(
    _ colorScheme: ColorScheme,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.colorScheme, colorScheme, fileID: fileID, line: line)
  }

  /// Shows the view dark on light or light on dark; nil leaves that to what is around it.
  ///
  /// It holds for the view, and a ``PreferredColorSchemeKey`` tells those around it: a host that shows
  /// the view in a window of its own lets it hold for the window.
  public nonisolated func preferredColorScheme(
    _ colorScheme: ColorScheme?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.preferredColorScheme, colorScheme, fileID: fileID, line: line)
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The colour scheme that a view prefers for what it is shown in; the first view that prefers one decides.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the value: nil where no view prefers one.
  public typealias Value = ColorScheme?

  /// Keeps the first one.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    if value == nil { value = nextValue() }
  }
}
