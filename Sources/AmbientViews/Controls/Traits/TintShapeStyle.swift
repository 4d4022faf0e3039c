public import AmbientCore

/// The tint of the environment, as `tint(_:)` or `accentColor(_:)` sets it.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `TintShapeStyle` resolves to itself.
  public typealias Resolved = TintShapeStyle

  /// Creates a tint shape style.
  public init() {}

  /// Returns the paint of the tint, or else of the accent color.
  ///
  /// If neither is set, the paint has the name `tint`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    let traits = environment.customControlTraits
    return traits?.tint?._paint(in: environment) ?? traits?.accentColor.map { .color($0) }
      ?? .named("tint")
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of selected content: the tint of the environment.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates a selection shape style.
  public init() {}

  /// Returns ``TintShapeStyle``.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
