public import AmbientCore

/// A background through which what is behind it shows blurred.
public struct Material: ShapeStyle, Hashable {
  /// The style that this one stands for: itself.
  public typealias Resolved = Material

  private let name: String

  /// More shows through than is blocked.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// A little more shows through than is blocked.
  public static let thin = Material(name: "thinMaterial")
  /// As much shows through as is blocked.
  public static let regular = Material(name: "regularMaterial")
  /// More is blocked than shows through.
  public static let thick = Material(name: "thickMaterial")
  /// Nearly all is blocked.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// As bars of the system have it.
  public static let bar = Material(name: "bar")

  /// The name of the material.
  public func _name(in environment: EnvironmentValues) -> String { name }
}

extension ShapeStyle where Self == Material {
  /// More shows through than is blocked.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A little more shows through than is blocked.
  public static var thinMaterial: Material { .thin }
  /// As much shows through as is blocked.
  public static var regularMaterial: Material { .regular }
  /// More is blocked than shows through.
  public static var thickMaterial: Material { .thick }
  /// Nearly all is blocked.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars of the system have it.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material on which the reader stands; nil if it stands on none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
