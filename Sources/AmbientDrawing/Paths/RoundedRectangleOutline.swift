import Foundation

/// The outline of a rectangle whose rounded corners fit into the rectangle.
///
/// A vertex is the point where two sides of the rectangle would meet without rounding. A continuous
/// corner begins farther from the vertex than a circular corner with the same radius. The
/// continuous corner is an arc of fewer than 90 degrees between two curves. Along each curve, the
/// curvature grows from zero at the side to the curvature of the arc.
struct RoundedRectangleOutline {
  let rect: CGRect
  /// The sizes of the corners, clockwise from the bottom right corner.
  let sizes: [CGSize]
  let style: RoundedCornerStyle

  /// How much farther from its vertex a continuous corner begins than a circular corner, as a
  /// fraction of the radius.
  ///
  /// On Apple's systems, a continuous corner begins 1.528665 radii from its vertex.
  ///
  /// If a side is too short for its two corners, these corners use a smaller fraction.
  private static let fullExtension: CGFloat = 0.528665

  private var vertices: [CGPoint] {
    [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
  }

  var path: Path {
    Path { path in
      let extensions = (0..<4).map(cornerExtension)
      let low = rect.minY + sizes[3].height * (1 + extensions[3])
      let high = rect.maxY - sizes[0].height * (1 + extensions[0])
      path.move(to: CGPoint(x: rect.maxX, y: max(low, min(rect.midY, high))))
      var incoming = CGVector(dx: 0, dy: 1)
      for (index, vertex) in vertices.enumerated() {
        let outgoing = incoming.normal
        let corner = Corner(
          vertex: vertex,
          back: -incoming * length(of: sizes[index], along: incoming),
          ahead: outgoing * length(of: sizes[index], along: outgoing)
        )
        corner.add(to: &path, extension: extensions[index])
        incoming = outgoing
      }
      path.closeSubpath()
    }
  }

  /// Returns how much farther from its vertex a corner begins than a circular corner, as a fraction
  /// of the corner's size.
  private func cornerExtension(_ index: Int) -> CGFloat {
    guard style == .continuous else { return 0 }
    let sides = [index, (index + 3) % 4]
    return sides.map { side in
      let isHorizontal = side.isMultiple(of: 2)
      let lengths = [sizes[side], sizes[(side + 1) % 4]].map { isHorizontal ? $0.width : $0.height }
      let sum = lengths[0] + lengths[1]
      guard sum > 0 else { return 0 }
      return max(0, min(Self.fullExtension, (isHorizontal ? rect.width : rect.height) / sum - 1))
    }.min() ?? 0
  }

  private func length(of size: CGSize, along direction: CGVector) -> CGFloat {
    direction.dx == 0 ? size.height : size.width
  }
}

private struct Corner {
  let vertex: CGPoint
  /// The vector from the vertex back along the preceding side to the start of the corner.
  let back: CGVector
  /// The vector from the vertex along the following side to the end of the corner.
  let ahead: CGVector

  /// Returns the vertex, moved back by `x` along the preceding side and ahead by `y` along the
  /// following side.
  ///
  /// The distances are fractions of the corner's size.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { vertex + back * x + ahead * y }

  /// Adds a line that ends at the start of the corner, and adds the corner.
  func add(to path: inout Path, extension: CGFloat) {
    guard back.length > 0, ahead.length > 0 else {
      path.addLine(to: vertex)
      return
    }
    path.addLine(to: point(1 + `extension`, 0))
    // Each of the two curves turns by this angle. For a circular corner, the angle is zero. For a
    // corner with the full extension, the angle is about 24 degrees.
    let angle = `extension` * .pi / 4
    let (x, y) = (1 - sin(angle), 1 - cos(angle))
    // With these control points, the curvature grows from 0 at the side to the curvature of the
    // arc.
    let tangent = tan(angle / 2)
    let inner = 1 - tangent
    let outer = inner + 0.75 * tangent * (1 + tangent * tangent)
    if angle > 0 {
      path.addCurve(to: point(x, y), control1: point(outer, 0), control2: point(inner, 0))
    }
    let arm = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    path.addCurve(
      to: point(y, x),
      control1: point(x - arm * cos(angle), y + arm * sin(angle)),
      control2: point(y + arm * sin(angle), x - arm * cos(angle))
    )
    if angle > 0 {
      path.addCurve(
        to: point(0, 1 + `extension`),
        control1: point(0, inner),
        control2: point(0, outer)
      )
    }
  }
}
