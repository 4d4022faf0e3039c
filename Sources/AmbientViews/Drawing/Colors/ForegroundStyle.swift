public import AmbientCore

/// The foreground style of the environment, as `foregroundStyle(_:)` sets it.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `ForegroundStyle` resolves to itself.
  public typealias Resolved = ForegroundStyle

  /// Creates a foreground style.
  public init() {}

  /// Returns the paint of the environment's foreground style.
  ///
  /// If the environment sets no style, the paint has the name `foreground`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.foreground?._paint(in: environment) ?? .named("foreground")
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
