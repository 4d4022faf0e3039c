import Foundation

/// The fragments of an arrangement between the inside and the outside of a region.
struct RegionEdges {
  private typealias Fragment = Arrangement.Fragment

  /// All fragments between two nodes.
  private struct Edge {
    let fragment: Fragment
    /// How often each path goes along the edge; the direction against the fragment counts as -1.
    var counts = [0, 0]
  }

  private struct Ends: Hashable {
    let low: Int
    let high: Int
  }

  private let arrangement: Arrangement
  private let eoFill: Bool
  private var edges: [Edge] = []

  /// The fragments around the region, which is on the side of their normals.
  private var boundary: [Arrangement.Fragment] = []

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
      let (ahead, behind) = insides(beside: index)
      let isAhead = isInside(ahead[0], ahead[1])
      if isAhead != isInside(behind[0], behind[1]) {
        boundary.append(isAhead ? edge.fragment : edge.fragment.reversed)
      }
    }
  }

  /// Returns whether the points beside an edge are inside of each path.
  ///
  /// The first list is about the side of the edge's normal, the second list about the other side.
  private func insides(beside index: Int) -> (normal: [Bool], other: [Bool]) {
    let (start, end) = ends(of: edges[index])
    let middle = start.interpolated(to: end, at: 0.5)
    // A ray from the middle of the edge counts the other edges that it crosses. It goes right from
    // a steep edge, and down from a flat edge. For a flat edge, x and y are swapped. The swap
    // reverses all directions, which changes neither fill rule.
    let isSteep = abs(end.y - start.y) >= abs(end.x - start.x)
    func swapped(_ point: CGPoint) -> CGPoint { isSteep ? point : CGPoint(x: point.y, y: point.x) }
    let (origin, first, last) = (swapped(middle), swapped(start), swapped(end))
    var windings = [0, 0]
    for (other, edge) in edges.enumerated() where other != index {
      let (start, end) = ends(of: edge)
      let (a, b) = (swapped(start), swapped(end))
      guard (a.y > origin.y) != (b.y > origin.y) else { continue }
      let x = a.x + (b.x - a.x) * ((origin.y - a.y) / (b.y - a.y))
      guard x > origin.x else { continue }
      for path in 0..<2 { windings[path] += b.y > a.y ? edge.counts[path] : -edge.counts[path] }
    }
    // A ray from the near side also crosses this edge. A ray from the far side does not.
    let isDown = last.y > first.y
    let far = windings.map(isInside)
    let near = (0..<2).map { path in
      isInside(windings[path] + (isDown ? edges[index].counts[path] : -edges[index].counts[path]))
    }
    let isNormalNear = isSteep ? isDown : !isDown
    return isNormalNear ? (near, far) : (far, near)
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
        // Where parts of the region touch, the greatest turn stays on the same part.
        current = outgoing[node]?.filter { !isUsed[$0] }
          .max { turn(from: index, to: $0) < turn(from: index, to: $1) }
      }
      result.append(loop)
    }
    return result
  }

  /// Returns the angle between two boundary fragments, in radians.
  private func turn(from index: Int, to next: Int) -> CGFloat {
    direction(index).turn(to: direction(next))
  }

  private func direction(_ index: Int) -> CGVector {
    arrangement.point(boundary[index].end) - arrangement.point(boundary[index].start)
  }
}
