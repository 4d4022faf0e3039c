public import AmbientHosting

/// The color or style that an element paints, for hosts that draw.
///
/// Borders have this detail, and so do backgrounds and overlays without a shape. The attribute
/// `width` is the width of a border. Colors, shadows and ``ElementKind/colorMultiply`` have the
/// detail for their color. Texts and images have the detail if their foreground is set. Controls
/// have the detail if their tint is set.
///
/// The attribute of the element has the name of the paint. The detail has more: the colors with
/// all digits, and the points of a gradient.
public struct PaintDetail: ElementDetail, Equatable {
  /// The color or style.
  public let paint: ShapePaint

  /// Creates a detail with a color or style.
  public init(_ paint: ShapePaint) { self.paint = paint }
}
