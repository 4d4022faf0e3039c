import Foundation

/// A ray from the middle of an edge, for counting the other edges that the ray crosses.
///
/// The ray goes right from a steep edge, and down from a flat edge. For a flat edge, all functions
/// swap x and y. The swap changes the sign of each sum of crossings. Neither fill rule depends on
/// the sign.
struct WindingRay {
  private let isSwapped: Bool
  private let origin: CGPoint

  init(leavingEdgeFrom start: CGPoint, to end: CGPoint) {
    let isSteep = abs(end.y - start.y) >= abs(end.x - start.x)
    isSwapped = !isSteep
    let middle = start.interpolated(to: end, at: 0.5)
    origin = isSteep ? middle : CGPoint(x: middle.y, y: middle.x)
  }

  /// Returns 1 or -1 if the ray crosses a line, and 0 if it does not.
  ///
  /// The sign is the direction of the line; see `direction(from:to:)`.
  func crossing(from start: CGPoint, to end: CGPoint) -> Int {
    let (a, b) = (swapped(start), swapped(end))
    guard (a.y > origin.y) != (b.y > origin.y) else { return 0 }
    let x = a.x + (b.x - a.x) * ((origin.y - a.y) / (b.y - a.y))
    return x > origin.x ? direction(from: start, to: end) : 0
  }

  /// Returns 1 or -1 for the direction in which a line crosses the ray.
  ///
  /// - Returns: If the ray goes right: 1 for a line that goes down, and -1 for a line that goes up.
  ///   If the ray goes down: 1 for a line that goes right, and -1 for a line that goes left.
  func direction(from start: CGPoint, to end: CGPoint) -> Int {
    swapped(end).y > swapped(start).y ? 1 : -1
  }

  /// Returns whether the ray leaves its edge on the side of the edge's normal.
  ///
  /// The normal points to the right-hand side of the edge, as seen from `start` toward `end`.
  func isAtNormal(ofEdgeFrom start: CGPoint, to end: CGPoint) -> Bool {
    // A ray that goes right is on the side of the normal only if the edge goes up. A ray that goes
    // down is on that side only if the edge goes right. After the swap of x and y, an edge that
    // goes right goes down.
    let goesDown = direction(from: start, to: end) > 0
    return goesDown == isSwapped
  }

  private func swapped(_ point: CGPoint) -> CGPoint {
    isSwapped ? CGPoint(x: point.y, y: point.x) : point
  }
}
