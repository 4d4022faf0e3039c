import Foundation

/// A point where one piece of a stroke ends and another piece begins.
struct StrokeJoint {
  let before: StrokePiece
  let after: StrokePiece
  let isRound: Bool

  /// Whether the corner on the outside of the turn is pointed.
  let isPointed: Bool

  /// The distance, along a piece, from the joint to the point where the edges of two straight
  /// pieces meet.
  ///
  /// A stroke has an edge on each of its sides. On the inside of the turn, the edges meet before
  /// the joint. On the outside, they meet beyond the joint.
  let reach: CGFloat

  var point: CGPoint { after.start }

  /// The angle by which the direction of the stroke changes at the joint, in radians.
  let turn: CGFloat

  init(_ before: StrokePiece, _ after: StrokePiece, style: StrokeStyle) {
    (self.before, self.after) = (before, after)
    let (first, second) = (before.endDirection, after.startDirection)
    turn = first.turn(to: second)
    // |cross| / (1 + dot) is the tangent of half the turn. At right angles, this formula has no
    // rounding error.
    reach = style.lineWidth / 2 * abs(first.cross(second)) / (1 + first.dot(second))
    isRound = after.continuesCurve || style.lineJoin == .round
    isPointed =
      !isRound && style.lineJoin == .miter && reach.isFinite
      && 1 <= style.miterLimit * cos(turn / 2)
  }

  /// Whether the edges of the stroke continue without a visible corner.
  var isSmooth: Bool { abs(turn) < 1e-3 }

  /// Returns whether a side is on the inside of the turn.
  ///
  /// - Parameter sign: 1 for the side to which the normals point, or -1 for the opposite side.
  /// - Returns: True if the side is on the inside.
  func isInner(_ sign: CGFloat) -> Bool { (turn > 0) == (sign > 0) }

  /// Returns the length by which the edges of two straight pieces are shortened so that they meet.
  ///
  /// On the outside of the turn, the length is negative: the edges become longer. The result is nil
  /// if the edges keep their lengths: at a smooth joint, beside a curved piece, at an outer corner
  /// that is not pointed, and at an inner corner if a piece is too short.
  ///
  /// - Parameter sign: 1 for the side to which the normals point, or -1 for the opposite side.
  /// - Returns: The length in points.
  func inset(_ sign: CGFloat) -> CGFloat? {
    guard !isSmooth, before.isStraight, after.isStraight else { return nil }
    if !isInner(sign) { return isPointed ? -reach : nil }
    // An inset takes at most half of a piece, so that the insets at both ends of a piece do not
    // overlap. Otherwise, the outline could lack a part of the stroke.
    let room = min(before.straightLength, after.straightLength) / 2
    return reach <= room ? reach : nil
  }
}
