public import AmbientHosting

/// The color or style that an element paints, for hosts that draw.
///
/// Borders have it, and backgrounds and overlays without a shape. A border is as wide as the
/// attribute `width`.
public struct PaintDetail: ElementDetail, Equatable {
  /// The color or style.
  public let paint: ShapePaint

  /// Gives a color or style to hosts.
  public init(_ paint: ShapePaint) { self.paint = paint }
}
