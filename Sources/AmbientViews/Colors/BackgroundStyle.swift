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
  /// - Invalidation: When the style changes, the elements that are painted with `.background` are
  ///   updated. A body runs only if it read `backgroundStyle`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func backgroundStyle<S: ShapeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style), fileID: fileID, line: line)
  }
}

/// The background style of the environment, as `backgroundStyle(_:)` sets it.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `BackgroundStyle` resolves to itself.
  public typealias Resolved = BackgroundStyle

  /// Creates the style.
  public init() {}

  /// Returns the paint of the environment's background style.
  ///
  /// If the environment sets no style, the paint has the name `background`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    let background = environment.backgroundStyle
    // The background style may be `.background` itself: resolving it would recurse forever.
    guard let background, background != AnyShapeStyle(self) else { return .named("background") }
    return background._paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
