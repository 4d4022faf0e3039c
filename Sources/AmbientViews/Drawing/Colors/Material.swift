public import AmbientCore

/// A translucent background that blurs the content behind it.
///
/// Hosts get the name of the material and choose its appearance.
public struct Material: ShapeStyle, Hashable {
  /// The type of the resolved style: a material resolves to itself.
  public typealias Resolved = Material

  private let name: String

  /// The condition that ``materialActiveAppearance(_:)`` has set; nil if it was not called.
  ///
  /// Only the comparison of materials uses the condition.
  private var activeAppearance: MaterialActiveAppearance?

  /// The most translucent material.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// A material that is more translucent than opaque.
  public static let thin = Material(name: "thinMaterial")
  /// A material that is somewhat translucent.
  public static let regular = Material(name: "regularMaterial")
  /// A material that is more opaque than translucent.
  public static let thick = Material(name: "thickMaterial")
  /// The most opaque material.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// The material of the host's toolbars.
  public static let bar = Material(name: "bar")

  private init(name: String) { self.name = name }

  /// Returns a copy that looks active under the given condition.
  ///
  /// - Parameter appearance: The condition.
  /// - Returns: The copy.
  /// - Note: Has no effect: no host gets the condition.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var material = self
    material.activeAppearance = appearance
    return material
  }

  /// Returns the name of the material as a paint.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named(name) }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the host's toolbars.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind the view; nil if no material is set.
  ///
  /// The library neither sets nor reads this value. Even `background(_:)` with a material does not
  /// change the value.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
