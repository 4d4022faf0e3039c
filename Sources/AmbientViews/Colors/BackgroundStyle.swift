public import AmbientCore

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What `.background` paints with; nil for the host's usual style.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what `.background` paints with in the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style), fileID: fileID, line: line)
  }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The style that this one stands for: itself.
  public typealias Resolved = BackgroundStyle

  /// Makes the style.
  public init() {}

  /// The words for the background that is set, or else for the host's usual one.
  public func _name(in environment: EnvironmentValues) -> String {
    let background = environment.backgroundStyle
    // It may itself be set as the background.
    guard let background, background != AnyShapeStyle(self) else { return "background" }
    return background._name(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
