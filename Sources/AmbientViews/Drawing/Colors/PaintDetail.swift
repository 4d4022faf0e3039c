public import AmbientHosting

/// The color or style that an element is painted with, for hosts that draw.
///
/// These elements have the detail:
///
/// * borders
/// * backgrounds and overlays that have a style and no shape
/// * colors, color pickers, shadows and ``ElementKind/colorMultiply``; the paint is their color
/// * texts and images whose foreground is set
/// * controls whose tint is set
///
/// An attribute of the element contains only the name of the paint. The detail also contains the
/// exact colors, and data that is not in the name, such as the points of a ``MeshGradient``.
public struct PaintDetail: ElementDetail, Equatable {
  /// The color or style.
  public let paint: ShapePaint

  /// Creates a detail with a color or style.
  ///
  /// - Parameter paint: The color or style.
  public init(_ paint: ShapePaint) { self.paint = paint }
}
