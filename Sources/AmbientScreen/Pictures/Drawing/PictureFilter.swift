import AmbientDrawing
import AmbientLayout
import AmbientViews

/// A change of the colors or edges of a drawing; lengths are in points.
enum PictureFilter {
  /// Blurs the drawing by a radius.
  case blur(CGFloat, isOpaque: Bool)
  /// Adds brightness, from -1 to 1.
  case brightness(Double)
  /// Multiplies the contrast by a factor.
  case contrast(Double)
  /// Multiplies the intensity of colors by a factor; 0 leaves only grays.
  case saturation(Double)
  case hueRotation(Angle)
  /// Multiplies colors by a color.
  case multiply(ShapePaint)
  /// Inverts colors in part, from 0 (no change) to 1 (fully inverted).
  case invert(Double)
  /// Makes everything black, and uses the brightness of the colors as the opacity.
  case luminanceToAlpha
  /// Adds a shadow.
  ///
  /// `blendMode` applies only to a shadow above the drawing: it combines the shadow with the
  /// drawing.
  case shadow(
    ShapePaint,
    radius: CGFloat,
    x: CGFloat,
    y: CGFloat,
    options: GraphicsContext.ShadowOptions,
    blendMode: GraphicsContext.BlendMode = .normal
  )
  /// Multiplies colors by a matrix of twenty numbers, listed row by row.
  case matrix([Double])
  /// Draws one color where the opacity is between two limits, and nothing at other places.
  case alphaThreshold(ClosedRange<Double>, ShapePaint)
}
