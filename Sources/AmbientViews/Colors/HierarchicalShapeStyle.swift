public import AmbientCore

/// A level of emphasis of the foreground, from `primary` to `quinary`.
///
/// If `foregroundStyle(_:_:)` sets a style for the level, hosts get this style. Otherwise, hosts
/// get the name of the level and choose how it looks.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `HierarchicalShapeStyle` resolves to itself.
  public typealias Resolved = HierarchicalShapeStyle

  private let name: String
  private let level: Int

  /// The first level, with the most emphasis.
  public static let primary = HierarchicalShapeStyle(name: "primary", level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(name: "secondary", level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary", level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary", level: 3)
  /// The fifth level, with the least emphasis.
  public static let quinary = HierarchicalShapeStyle(name: "quinary", level: 4)

  /// Returns the paint of the level.
  ///
  /// If the environment sets no style for the level, the paint has the level's name.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    let foreground = environment.customTextStyle?.characters.foreground?.style
    guard let styles = foreground as? LeveledStyle else { return .named(name) }
    return styles.paint(ofLevel: level, in: environment)
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
