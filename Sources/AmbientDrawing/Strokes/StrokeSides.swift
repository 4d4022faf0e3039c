import Foundation

/// The two sides of a stroke along connected pieces.
struct StrokeSides {
  let pieces: [StrokePiece]
  let isClosed: Bool
  let style: StrokeStyle

  private var halfWidth: CGFloat { style.lineWidth / 2 }

  /// Returns one side, in the direction of the pieces.
  ///
  /// - Parameter sign: 1 for the side to which the normals point, or -1 for the opposite side.
  /// - Returns: The side.
  func side(_ sign: CGFloat) -> Path {
    var path = Path()
    for (index, piece) in pieces.enumerated() {
      let joint = joint(after: index)
      if let curve = piece.isStraight ? nil : piece.curvedSide(at: halfWidth * sign) {
        addLine(to: curve.start, of: &path)
        path.add(curve.element)
      } else {
        let offset = piece.startDirection.normal * (halfWidth * sign)
        let startInset = self.joint(before: index)?.inset(sign) ?? 0
        let endInset = joint?.inset(sign) ?? 0
        addLine(to: piece.start + offset + piece.startDirection * startInset, of: &path)
        addLine(to: piece.end + offset - piece.endDirection * endInset, of: &path)
      }
      if let joint { addCorner(at: joint, sign, to: &path) }
    }
    if isClosed, let start = path.subpaths.first?.start { addLine(to: start, of: &path) }
    return path
  }

  private func joint(after index: Int) -> StrokeJoint? {
    if index + 1 < pieces.count {
      return StrokeJoint(pieces[index], pieces[index + 1], style: style)
    }
    return isClosed ? StrokeJoint(pieces[index], pieces[0], style: style) : nil
  }

  private func joint(before index: Int) -> StrokeJoint? {
    index > 0 ? joint(after: index - 1) : isClosed ? joint(after: pieces.count - 1) : nil
  }

  /// Adds the corner between the sides of two pieces.
  ///
  /// The caller adds the line from the corner to the second side. If the line join is a bevel, the
  /// outer corner consists of this line only.
  private func addCorner(at joint: StrokeJoint, _ sign: CGFloat, to path: inout Path) {
    let sidesMeet = joint.isSmooth || joint.inset(sign) != nil
    if sidesMeet { return }
    if joint.isInner(sign) {
      // The side passes through the joint, so that the outline covers both pieces completely.
      addLine(to: joint.point, of: &path)
    } else if joint.isRound {
      addArc(around: joint, sign, to: &path)
    } else if joint.isPointed {
      addLine(to: tip(of: joint, sign), of: &path)
    }
  }

  private func addArc(around joint: StrokeJoint, _ sign: CGFloat, to path: inout Path) {
    let start = joint.before.endDirection.normal * (halfWidth * sign)
    path.addRelativeArc(
      center: joint.point,
      radius: halfWidth,
      startAngle: .radians(Double(start.radians)),
      delta: .radians(Double(joint.turn))
    )
  }

  private func tip(of joint: StrokeJoint, _ sign: CGFloat) -> CGPoint {
    let direction = joint.before.endDirection
    return joint.point + direction.normal * (halfWidth * sign) + direction * joint.reach
  }

  private func addLine(to point: CGPoint, of path: inout Path) {
    guard let current = path.currentPoint else { return path.move(to: point) }
    if current.distance(to: point) > 1e-9 * halfWidth { path.addLine(to: point) }
  }
}
