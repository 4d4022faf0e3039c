public import AmbientCore
public import AmbientDrawing

/// A translucent material that bends the light of what is behind it.
///
/// ```swift
/// Image(systemName: "leaf").padding().glassEffect(.regular.tint(.green).interactive())
/// ```
///
/// Hosts choose the appearance of glass. In pictures that the library draws, glass is a translucent
/// area.
public struct Glass: Equatable, Sendable {
  private let name: String
  private var tintColor: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  /// The regular material of glass.
  public static var regular: Glass { Glass(name: "regular") }

  /// A material that shows more of what is behind it.
  public static var clear: Glass { Glass(name: "clear") }

  /// No material: the view looks as it does without the effect.
  public static var identity: Glass { Glass(name: "identity") }

  /// Returns the material in a color, or in the material's own color if `color` is nil.
  ///
  /// - Parameter color: The color; nil for the material's own color.
  /// - Returns: The material.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Returns a material that reacts to touches and to the pointer if `isEnabled` is true.
  ///
  /// - Parameter isEnabled: Whether the material reacts.
  /// - Returns: The material.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  var attributes: ElementAttributes {
    var attributes = ElementAttributes(.glass, name)
    attributes[.tint] = tintColor?.description
    if isInteractive { attributes[.isInteractive] = true }
    return attributes
  }

  /// The style of the area behind the view, for hosts that have no glass.
  var style: AnyShapeStyle {
    switch name {
    case "identity": AnyShapeStyle(Color.clear)
    case _ where tintColor != nil: AnyShapeStyle((tintColor ?? .clear).opacity(0.6))
    case "clear": AnyShapeStyle(Material.ultraThin)
    default: AnyShapeStyle(Material.regular)
    }
  }
}

/// The way in which glass appears and disappears in a ``GlassEffectContainer``.
public struct GlassEffectTransition: Sendable {
  let name: String

  /// The glass emerges from the shape of a nearby glass effect, and disappears into that shape.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(name: "matchedGeometry")
  }

  /// A fade of the material and its content.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(name: "materialize")
  }

  /// The transition that changes nothing: the glass appears and disappears without an animation.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates a default glass effect shape.
  public init() {}

  /// Returns a rectangle whose shorter sides are half circles.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// The attributes of a capsule.
  public var _attributes: ElementAttributes { Capsule()._attributes }
}
