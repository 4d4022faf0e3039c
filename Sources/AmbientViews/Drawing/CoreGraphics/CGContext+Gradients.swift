#if !canImport(CoreGraphics)
import AmbientDrawing
import Foundation

/// Gradients, which fill the area to which drawings are limited.
extension CGContext {
  /// Draws colors along a line between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point at which the gradient is at position 0.
  ///   - endPoint: The point at which the gradient is at position 1.
  ///   - options: Whether the first and the last color continue beyond these points. Without
  ///     options, only the strip between the points is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let shading = GraphicsContext.Shading.linearGradient(
      gradient.gradient,
      startPoint: startPoint,
      endPoint: endPoint
    )
    strip(from: startPoint, to: endPoint, options).map { state.context.fill($0, with: shading) }
  }

  /// Draws colors that change from one circle to another.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the first circle, on which the gradient is at position 0.
  ///   - startRadius: The radius of the first circle, in points.
  ///   - endCenter: The center of the last circle, on which the gradient is at position 1. If the
  ///     centers differ, the gradient consists of 64 circles.
  ///   - endRadius: The radius of the last circle, in points.
  ///   - options: Whether the first color continues before the first circle, and the last color
  ///     after the last circle. For circles with different centers, the options apply only if one
  ///     circle is inside of the other.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let circles = CirclePair(
      start: CirclePair.Circle(center: startCenter, radius: startRadius),
      end: CirclePair.Circle(center: endCenter, radius: endRadius)
    )
    guard startCenter == endCenter else {
      return draw(gradient.gradient, between: circles, options)
    }
    let isOutward = startRadius <= endRadius
    let (inner, outer) =
      isOutward ? (circles.start, circles.end) : (circles.end, circles.start)
    let fills = options.fills(isOutward: isOutward)
    let shading = GraphicsContext.Shading.radialGradient(
      isOutward ? gradient.gradient : gradient.gradient.reversed,
      center: startCenter,
      startRadius: inner.radius,
      endRadius: outer.radius
    )
    let box = boundingBoxOfClipPath
    let area = Path { path in
      path.addPath(fills.outside ? Path(box) : outer.path)
      if !fills.inside, inner.radius > 0 { path.addPath(inner.path) }
    }
    state.context.fill(area, with: shading, style: FillStyle(eoFill: true))
  }

  /// Returns the area that a linear gradient fills; nil if the two points are equal.
  private func strip(
    from start: CGPoint,
    to end: CGPoint,
    _ options: CGGradientDrawingOptions
  ) -> Path? {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return nil }
    // In the coordinates of the axis, the start is the origin, and the end is to the right of it.
    let axis = CGAffineTransform(translationX: start.x, y: start.y)
      .rotated(by: atan2(end.y - start.y, end.x - start.x))
    let box = Path(boundingBoxOfClipPath).applying(axis.inverted()).boundingRect
    let left = options.contains(.drawsBeforeStartLocation) ? min(box.minX, 0) : 0
    let right = options.contains(.drawsAfterEndLocation) ? max(box.maxX, length) : length
    let strip = CGRect(x: left, y: box.minY, width: right - left, height: box.height)
    return Path(strip).applying(axis)
  }

  /// Draws a gradient between circles with different centers, circle after circle.
  private func draw(
    _ gradient: Gradient,
    between circles: CirclePair,
    _ options: CGGradientDrawingOptions
  ) {
    let box = boundingBoxOfClipPath
    let isOutward = circles.start.radius < circles.end.radius
    let fills = options.fills(isOutward: isOutward)
    state.context.drawLayer { layer in
      if fills.outside, circles.areNested {
        layer.fill(Path(box), with: .color(gradient.color(at: isOutward ? 1 : 0)))
      }
      // Each circle replaces the larger circles behind it.
      layer.blendMode = .copy
      let positions = (0..<64).map { Double($0) / 63 }
      for position in isOutward ? positions.reversed() : positions {
        let color = gradient.color(at: position)
        layer.fill(circles.circle(at: position).path, with: .color(color))
      }
      if !fills.inside, circles.areNested {
        layer.blendMode = .clear
        layer.fill((isOutward ? circles.start : circles.end).path, with: .color(Color(white: 0)))
      }
    }
  }
}
#endif
