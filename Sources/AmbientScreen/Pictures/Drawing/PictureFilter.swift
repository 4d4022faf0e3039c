import AmbientDrawing
import AmbientLayout
import AmbientViews

/// A change of the colors or edges of a drawing; lengths are in points.
enum PictureFilter {
  /// Soft edges.
  case blur(CGFloat, isOpaque: Bool)
  /// Brightness to add, from -1 to 1.
  case brightness(Double)
  /// A factor for the contrast.
  case contrast(Double)
  /// A factor for the intensity of colors; 0 leaves only grays.
  case saturation(Double)
  /// An angle by which hues are turned.
  case hueRotation(Angle)
  /// A color by which colors are multiplied.
  case multiply(ShapePaint)
  /// The share of the inverted color, from 0 to 1.
  case invert(Double)
  /// Black; the brightness of the colors becomes the opacity.
  case luminanceToAlpha
  /// A shadow of the drawing.
  case shadow(
    ShapePaint,
    radius: CGFloat,
    x: CGFloat,
    y: CGFloat,
    options: GraphicsContext.ShadowOptions
  )
  /// The twenty numbers of a matrix of colors, row by row.
  case matrix([Double])
  /// One color where the opacity is between two limits.
  case alphaThreshold(ClosedRange<Double>, ShapePaint)
}
