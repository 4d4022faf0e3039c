public import AmbientCore

/// A level of the present foreground: the first is as it is, the others recede.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style that this one stands for: itself.
  public typealias Resolved = HierarchicalShapeStyle

  private let name: String

  /// The foreground as it is.
  public static let primary = HierarchicalShapeStyle(name: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")

  /// The name of the level.
  public func _name(in environment: EnvironmentValues) -> String { name }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground as it is.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
