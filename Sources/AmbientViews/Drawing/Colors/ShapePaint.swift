public import AmbientDrawing
public import AmbientLayout

/// A color or style that a host paints with: a ``ShapeStyle``, resolved for an element.
///
/// The ``description`` is the name of the paint in attributes, such as `red 50%` or
/// `linearGradient red 0, blue 1 from 0.5 0 to 0.5 1`.
public indirect enum ShapePaint: Equatable, Sendable {
  /// A style that the host knows by name, such as `foreground`, `secondary` or `regularMaterial`.
  case named(String)
  /// A color.
  case color(Color)
  /// Colors along a line between two points.
  case linearGradient(Gradient, from: UnitPoint, to: UnitPoint)
  /// Colors along the radius of a circle, between two radii in points.
  case radialGradient(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colors along the radius of an ellipse, between two fractions of the view's size.
  case ellipticalGradient(Gradient, center: UnitPoint, start: CGFloat, end: CGFloat)
  /// Colors around a point, clockwise between two angles.
  case angularGradient(Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// Colors between the points of a grid.
  case meshGradient(MeshGradient)
  /// A part of an image. The part is repeated in both directions.
  ///
  /// `sourceRect` is the part in fractions of the image's size. `scale` is a factor for the image's
  /// size.
  case image(Image, sourceRect: CGRect, scale: CGFloat)
  /// Colors that a shader computes.
  case shader(Shader)
  /// The given paint, with positions that are relative to a rectangle instead of the painted area.
  ///
  /// The rectangle is in points from the view's top left corner.
  case anchored(ShapePaint, CGRect)
  /// The given paint, made partly transparent by a factor for its opacity.
  case opacity(ShapePaint, Double)
  /// The given paint, with a shadow of the painted area.
  case shadow(ShapePaint, ShadowStyle)
  /// The given paint, whose colors are combined with the colors behind it.
  case blendMode(ShapePaint, BlendMode)
}

extension ShapePaint: CustomStringConvertible {
  /// The name of the paint in attributes.
  public var description: String {
    switch self {
    case .named(let name): name
    case .color(let color): color.description
    case .linearGradient(let gradient, let from, let to):
      "linearGradient \(gradient) from \(from.attributeText) to \(to.attributeText)"
    case .radialGradient(let gradient, let center, let start, let end):
      "radialGradient \(gradient)\(range(center, start, end))"
    case .ellipticalGradient(let gradient, let center, let start, let end):
      "ellipticalGradient \(gradient)\(range(center, start, end))"
    case .angularGradient(let gradient, let center, let start, let end):
      "angularGradient \(gradient)\(range(center, start.roundedDegrees, end.roundedDegrees))"
    case .meshGradient(let mesh): mesh.description
    case .image(let image, _, let scale): "image \(image.name) \(scale.attributeText)"
    case .shader(let shader): "shader \(shader.function.name)"
    case .anchored(let paint, let rect):
      "\(paint) in \(rect.lengthsText)"
    case .opacity(let paint, let opacity):
      "\(paint) \(Int((opacity.limited(to: 0...1) * 100).rounded()))%"
    case .shadow(let paint, let shadow): "\(paint) shadow \(shadow)"
    case .blendMode(let paint, let mode): "\(paint) blend \(mode)"
    }
  }

  private func range(_ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) -> String {
    " at \(center.attributeText) from \(start.attributeText) to \(end.attributeText)"
  }
}

extension CGRect {
  /// The position and the size as numbers with spaces between them.
  fileprivate var lengthsText: String {
    [minX, minY, width, height].map(\.attributeText).joined(separator: " ")
  }
}

extension Angle {
  /// The angle in degrees, rounded to remove the error of the conversion from radians.
  fileprivate var roundedDegrees: CGFloat { CGFloat((degrees * 1_000_000).rounded() / 1_000_000) }
}
