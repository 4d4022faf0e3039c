public import AmbientCore

/// A level of emphasis of the foreground, from `primary` to `quinary`.
///
/// If `foregroundStyle(_:_:)` sets separate styles for the first levels, hosts get the style of the
/// level. Levels after the last separate style have the last style. If `foregroundStyle(_:)` sets
/// one style, the first level is this style, and the further levels are this style with less
/// opacity. Without a foreground style, hosts get the name of the level and choose its appearance.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `HierarchicalShapeStyle` resolves to itself.
  public typealias Resolved = HierarchicalShapeStyle

  private let name: String

  let level: Int

  /// The opacity factor that applies if the foreground has no separate styles for levels.
  let opacityFactor: Double

  /// The first level, with the most emphasis.
  public static let primary = HierarchicalShapeStyle(
    name: "primary",
    level: 0,
    opacityFactor: 1
  )
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(
    name: "secondary",
    level: 1,
    opacityFactor: 0.5
  )
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(
    name: "tertiary",
    level: 2,
    opacityFactor: 0.3
  )
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(
    name: "quaternary",
    level: 3,
    opacityFactor: 0.2
  )
  /// The fifth level, with the least emphasis.
  public static let quinary = HierarchicalShapeStyle(
    name: "quinary",
    level: 4,
    opacityFactor: 0.1
  )

  /// Returns the paint that the environment's foreground style has for the level.
  ///
  /// If the environment has no foreground style, the paint has the level's name.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.foreground?.paint(ofLevel: self, in: environment) ?? .named(name)
  }

  /// Returns the paint with its opacity multiplied by the factor of the level.
  func paint(of paint: ShapePaint) -> ShapePaint {
    level == 0 ? paint : .opacity(paint, opacityFactor)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground, with the most emphasis.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground, with the least emphasis.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
