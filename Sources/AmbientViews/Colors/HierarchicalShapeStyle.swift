public import AmbientCore

/// A level of emphasis of the foreground, from `primary` to `quaternary`.
///
/// Hosts get the name of the level and choose how it looks.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `HierarchicalShapeStyle` resolves to itself.
  public typealias Resolved = HierarchicalShapeStyle

  private let name: String

  /// The first level, with the most emphasis.
  public static let primary = HierarchicalShapeStyle(name: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
  /// The fourth level, with the least emphasis.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")

  /// Returns the name of the level as a paint.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named(name) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground, with the most emphasis.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground, with the least emphasis.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
