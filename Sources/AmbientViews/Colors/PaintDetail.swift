public import AmbientHosting

/// The color or style that an element paints, for hosts that draw.
///
/// Borders have it, and backgrounds and overlays without a shape. A border is as wide as the
/// attribute `width`. Colors, shadows and ``ElementKind/colorMultiply`` have it for their color,
/// texts and images for their foreground, and controls for their tint, if these are set.
///
/// The attribute of the element has the name of the paint. The detail has more: the colors with
/// all digits, and the points of a gradient.
public struct PaintDetail: ElementDetail, Equatable {
  /// The color or style.
  public let paint: ShapePaint

  /// Gives a color or style to hosts.
  public init(_ paint: ShapePaint) { self.paint = paint }
}
