public import AmbientCore

/// The foreground style of the environment, as `foregroundStyle(_:)` sets it.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `ForegroundStyle` resolves to itself.
  public typealias Resolved = ForegroundStyle

  /// Creates the style.
  public init() {}

  /// Returns the name of the environment's foreground style; `foreground` if none is set.
  public func _name(in environment: EnvironmentValues) -> String {
    let foreground = environment.customTextStyle?.characters.foreground
    // The foreground style may be `.foreground` itself: resolving it would recurse forever.
    guard let foreground, foreground != AnyShapeStyle(self) else { return "foreground" }
    return foreground._name(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
