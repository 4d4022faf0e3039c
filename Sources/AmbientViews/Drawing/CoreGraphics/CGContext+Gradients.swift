#if !canImport(CoreGraphics)
import AmbientDrawing
import Foundation

/// Functions that draw gradients inside of the clipping path.
extension CGContext {
  /// Draws colors along a line between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point that belongs to position 0 of the gradient.
  ///   - endPoint: The point that belongs to position 1 of the gradient.
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
    guard let strip = strip(from: startPoint, to: endPoint, options) else { return }
    state.context.fill(strip, with: shading)
  }

  /// Draws colors that change from one circle to another.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the first circle, which belongs to position 0 of the gradient.
  ///   - startRadius: The radius of the first circle, in points.
  ///   - endCenter: The center of the last circle, which belongs to position 1 of the gradient. If
  ///     the centers differ, the gradient consists of 64 rings, whose edges are not smoothed.
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
    let (isOutward, inner, outer) = (circles.isOutward, circles.inner, circles.outer)
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
    // In the coordinates of `strip`, the start is the origin, and the end is to the right of it.
    // `axis` converts these coordinates to the coordinates of the context.
    let axis = CGAffineTransform(translationX: start.x, y: start.y)
      .rotated(by: atan2(end.y - start.y, end.x - start.x))
    let box = Path(boundingBoxOfClipPath).applying(axis.inverted()).boundingRect
    let left = options.contains(.drawsBeforeStartLocation) ? min(box.minX, 0) : 0
    let right = options.contains(.drawsAfterEndLocation) ? max(box.maxX, length) : length
    let strip = CGRect(x: left, y: box.minY, width: right - left, height: box.height)
    return Path(strip).applying(axis)
  }

  /// Draws a gradient between circles with different centers, ring after ring.
  private func draw(
    _ gradient: Gradient,
    between circles: CirclePair,
    _ options: CGGradientDrawingOptions
  ) {
    let (isOutward, inner, outer) = (circles.isOutward, circles.inner, circles.outer)
    let fills = options.fills(isOutward: isOutward)
    let box = boundingBoxOfClipPath.union(outer.path.boundingRect)
    // With smooth edges, the background would show through between two rings.
    let style = FillStyle(eoFill: true, antialiased: false)
    state.context.drawLayer { layer in
      func fill(_ first: Path, _ second: Path? = nil, at position: Double) {
        let area = Path { path in
          path.addPath(first)
          if let second { path.addPath(second) }
        }
        layer.fill(area, with: .color(gradient.color(at: position)), style: style)
      }
      if circles.areNested, fills.outside {
        fill(Path(box), outer.path, at: isOutward ? 1 : 0)
      }
      if circles.areNested, fills.inside { fill(inner.path, at: isOutward ? 0 : 1) }
      for index in 0..<64 {
        let (start, end) = (Double(index) / 64, Double(index + 1) / 64)
        let (first, second) = (circles.circle(at: start), circles.circle(at: end))
        fill(first.path, second.path, at: (start + end) / 2)
      }
    }
  }
}
#endif
