public import AmbientCore

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that `.background` resolves to; nil for the host's default background.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that `.background` resolves to in the view and its descendants.
  ///
  /// - Parameters:
  ///   - style: The style for the background.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When the style changes, the elements that are painted with `.background` are
  ///   updated. A body runs only if it read `backgroundStyle`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func backgroundStyle<S: ShapeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.nestedBackgroundStyle, AnyShapeStyle(style), fileID: fileID, line: line)
  }
}

/// A background style that may contain `.background`, the background style of an ancestor.
///
/// If an ancestor sets blue, `.background.opacity(0.5)` is half-transparent blue.
private struct NestedBackgroundStyle: ShapeStyle, Equatable {
  typealias Resolved = NestedBackgroundStyle

  let style: AnyShapeStyle

  /// The background style that an ancestor sets; nil for the host's default.
  let outer: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    style._paint(in: environment.withBackground(outer))
  }
}

extension EnvironmentValues {
  /// The background style of a view.
  ///
  /// When a modifier sets a style, the previous style becomes the `outer` style of the new style.
  /// A color cannot contain `.background`, and therefore gets no `outer` style.
  fileprivate var nestedBackgroundStyle: AnyShapeStyle? {
    get { backgroundStyle }
    set {
      backgroundStyle = newValue.map { style in
        style.style is Color
          ? style : AnyShapeStyle(NestedBackgroundStyle(style: style, outer: backgroundStyle))
      }
    }
  }

  fileprivate func withBackground(_ style: AnyShapeStyle?) -> EnvironmentValues {
    var environment = self
    environment.backgroundStyle = style
    return environment
  }
}

/// The background style of the environment, as `backgroundStyle(_:)` sets it.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `BackgroundStyle` resolves to itself.
  public typealias Resolved = BackgroundStyle

  /// Creates a background style.
  public init() {}

  /// Returns the paint of the environment's background style.
  ///
  /// If the environment sets no style, the paint has the name `background`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    guard let background = environment.backgroundStyle else { return .named("background") }
    // The style may contain `.background`. If the environment still had the style, this function
    // would call itself forever.
    return background._paint(in: environment.withBackground(nil))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
