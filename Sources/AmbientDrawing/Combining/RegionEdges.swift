import Foundation

/// The fragments that separate the inside of a region from its outside.
///
/// A fragment is a straight part of a path, from one node to the next. A node is a point at which
/// fragments begin or end.
struct RegionEdges {
  private typealias Fragment = Arrangement.Fragment

  /// All fragments between the same two nodes.
  private struct Edge {
    /// The first of the fragments, whose direction is the direction of the edge.
    let fragment: Fragment
    /// For each path, the number of fragments in the direction of `fragment`, minus the number of
    /// fragments in the opposite direction.
    var counts = [0, 0]
  }

  private struct Ends: Hashable {
    let low: Int
    let high: Int
  }

  private let arrangement: Arrangement
  private let eoFill: Bool
  private var edges: [Edge] = []

  /// The fragments around the region, each with a normal that points into the region.
  private var boundary: [Arrangement.Fragment] = []

  /// Finds the edges of a region.
  ///
  /// - Parameters:
  ///   - arrangement: The fragments of two paths.
  ///   - eoFill: Whether the even-odd rule applies to both paths, instead of the non-zero rule.
  ///   - isInside: Returns whether a point belongs to the region. The arguments are whether the
  ///     point is inside of the first path, and whether it is inside of the second path.
  init(
    _ arrangement: Arrangement,
    eoFill: Bool,
    where isInside: (Bool, Bool) -> Bool
  ) {
    self.arrangement = arrangement
    self.eoFill = eoFill
    var indices: [Ends: Int] = [:]
    for fragment in arrangement.fragments {
      let ends = Ends(
        low: min(fragment.start, fragment.end),
        high: max(fragment.start, fragment.end)
      )
      let index = indices[ends] ?? edges.count
      if index == edges.count { edges.append(Edge(fragment: fragment)) }
      indices[ends] = index
      let isSameDirection = edges[index].fragment.start == fragment.start
      edges[index].counts[fragment.source] += isSameDirection ? 1 : -1
    }
    for (index, edge) in edges.enumerated() {
      let (atNormal, opposite) = insides(beside: index)
      let isInsideAtNormal = isInside(atNormal[0], atNormal[1])
      if isInsideAtNormal != isInside(opposite[0], opposite[1]) {
        boundary.append(isInsideAtNormal ? edge.fragment : edge.fragment.reversed)
      }
    }
  }

  /// Returns, for each side of an edge, which of the two paths contain the side.
  private func insides(beside index: Int) -> (atNormal: [Bool], opposite: [Bool]) {
    let (start, end) = ends(of: edges[index])
    let ray = WindingRay(leavingEdgeFrom: start, to: end)
    var windings = [0, 0]
    for (other, edge) in edges.enumerated() where other != index {
      let (start, end) = ends(of: edge)
      let crossing = ray.crossing(from: start, to: end)
      if crossing == 0 { continue }
      for path in 0..<2 { windings[path] += crossing * edge.counts[path] }
    }
    let inFront = windings.map(isInside)
    // A ray from the other side of this edge crosses this edge, and then the same edges as `ray`.
    let crossing = ray.direction(from: start, to: end)
    let behind = (0..<2).map { path in
      isInside(windings[path] + crossing * edges[index].counts[path])
    }
    return ray.isAtNormal(ofEdgeFrom: start, to: end) ? (inFront, behind) : (behind, inFront)
  }

  private func ends(of edge: Edge) -> (CGPoint, CGPoint) {
    (arrangement.point(edge.fragment.start), arrangement.point(edge.fragment.end))
  }

  private func isInside(_ winding: Int) -> Bool {
    eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The boundary as loops: lists of connected fragments that return to their start.
  var loops: [[Arrangement.Fragment]] {
    var outgoing: [Int: [Int]] = [:]
    for (index, fragment) in boundary.enumerated() {
      outgoing[fragment.start, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: boundary.count)
    var result: [[Arrangement.Fragment]] = []
    for first in boundary.indices where !isUsed[first] {
      var loop: [Arrangement.Fragment] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        loop.append(boundary[index])
        let node = boundary[index].end
        if node == boundary[first].start { break }
        // Where parts of the region touch, several fragments begin at one node. The fragment that
        // turns most toward the region continues the part to which the current fragment belongs.
        current = outgoing[node]?.filter { !isUsed[$0] }
          .max { turn(from: index, to: $0) < turn(from: index, to: $1) }
      }
      result.append(loop)
    }
    return result
  }

  /// Returns the angle by which the direction changes between two boundary fragments, in radians.
  ///
  /// The angle is positive for a turn toward the region.
  private func turn(from index: Int, to next: Int) -> CGFloat {
    direction(index).turn(to: direction(next))
  }

  private func direction(_ index: Int) -> CGVector {
    arrangement.point(boundary[index].end) - arrangement.point(boundary[index].start)
  }
}
