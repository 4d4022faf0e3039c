public import AmbientCore

/// The foreground of the surroundings.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style that this one stands for: itself.
  public typealias Resolved = ForegroundStyle

  /// Makes the style.
  public init() {}

  /// The words for the foreground that is set, or else for the host's usual one.
  public func _name(in environment: EnvironmentValues) -> String {
    let foreground = environment.setTextStyle?.characters.foreground
    // It may itself be set as the foreground.
    guard let foreground, foreground != AnyShapeStyle(self) else { return "foreground" }
    return foreground._name(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
