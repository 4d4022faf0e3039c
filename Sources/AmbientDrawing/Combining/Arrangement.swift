import Foundation

/// The lines and curves of two paths, cut where they cross.
///
/// Curves are divided into chords: straight lines close to the curves. The chords are cut into
/// fragments. Fragments that meet share one node, in spite of rounding errors. The edge of the
/// combined path can therefore be followed from node to node. Then the corresponding parts of the
/// curves replace the fragments of the edge.
struct Arrangement {
  /// The part of a chord from one node to the next.
  ///
  /// A node is a point at which chords begin, end, or are cut.
  struct Fragment {
    /// The path to which the curve belongs: 0 or 1.
    let source: Int
    /// The index of the curve in the arrangement.
    let curve: Int
    /// The number of the node at which the fragment starts.
    var start: Int
    /// The number of the node at which the fragment ends.
    var end: Int
    /// The parameters of the curve at the start and the end of the fragment.
    var from: CGFloat
    var to: CGFloat

    var reversed: Fragment {
      Fragment(source: source, curve: curve, start: end, end: start, from: to, to: from)
    }
  }

  private(set) var curves: [BezierCurve] = []
  private(set) var fragments: [Fragment] = []
  private var nodes: NodeTable

  /// Returns the point on the chords at which a node lies.
  func point(_ node: Int) -> CGPoint { nodes.points[node] }

  init(_ sources: [[BezierCurve]]) {
    curves = sources.flatMap { $0 }
    let bounds = CGRect(enclosing: curves.flatMap { [$0.start, $0.control1, $0.control2, $0.end] })
    let size = bounds.isNull ? 0 : max(bounds.width, bounds.height)
    let reach = bounds.isNull ? 0 : max(abs(bounds.minX), abs(bounds.minY), size)
    // Rounding errors are much smaller than this distance.
    let tolerance = max(reach * 1e-10, 1e-200)
    nodes = NodeTable(tolerance: tolerance)
    var chords: [Chord] = []
    var index = 0
    for (source, curves) in sources.enumerated() {
      for curve in curves {
        chords += Chord.chords(of: curve, index: index, source: source, deviation: size * 1e-4)
        index += 1
      }
    }
    cut(&chords, tolerance: tolerance)
    for chord in chords { add(chord) }
  }

  /// Cuts chords where they cross or touch.
  private func cut(_ chords: inout [Chord], tolerance: CGFloat) {
    let order = chords.indices.sorted { chords[$0].minX < chords[$1].minX }
    for (position, first) in order.enumerated() {
      for second in order[(position + 1)...] {
        if chords[second].minX > chords[first].maxX + tolerance { break }
        guard
          chords[second].minY <= chords[first].maxY + tolerance,
          chords[first].minY <= chords[second].maxY + tolerance
        else { continue }
        let (a, b) = (chords[first], chords[second])
        chords[first].cut(atEndsOf: b, tolerance: tolerance)
        chords[second].cut(atEndsOf: a, tolerance: tolerance)
        guard let (t, u) = a.crossing(b, tolerance: tolerance) else { continue }
        let crossing = CurveCrossing(
          curves[a.curve],
          curves[b.curve],
          near: (a.parameter(at: t), b.parameter(at: u))
        )
        let point = a.start.interpolated(to: a.end, at: t)
        chords[first].cuts.append(
          Chord.Cut(fraction: t, parameter: crossing.t, point: point, exact: crossing.point)
        )
        chords[second].cuts.append(
          Chord.Cut(fraction: u, parameter: crossing.u, point: point, exact: crossing.point)
        )
      }
    }
  }

  private mutating func add(_ chord: Chord) {
    var last = (node: nodes.node(at: chord.start), parameter: chord.from)
    let end = Chord.Cut(fraction: 1, parameter: chord.to, point: chord.end, exact: chord.end)
    for cut in chord.cuts.sorted(by: { $0.fraction < $1.fraction }) + [end] {
      let node = nodes.node(at: cut.point, exact: cut.exact)
      if node == last.node { continue }
      fragments.append(
        Fragment(
          source: chord.source,
          curve: chord.curve,
          start: last.node,
          end: node,
          from: last.parameter,
          to: cut.parameter
        )
      )
      last = (node, cut.parameter)
    }
  }

  /// Returns a path with one subpath for each list of connected fragments.
  ///
  /// Fragments that follow each other on one curve are joined into one part of this curve.
  func path(from lists: [[Fragment]], isClosed: Bool) -> Path {
    var path = Path()
    for list in lists {
      var runs: [Fragment] = []
      for fragment in list {
        if let last = runs.last, last.continues(in: fragment) {
          runs[runs.count - 1].end = fragment.end
          runs[runs.count - 1].to = fragment.to
        } else {
          runs.append(fragment)
        }
      }
      if isClosed, runs.count > 1, let first = runs.first, let last = runs.last,
        last.continues(in: first)
      {
        runs[0].start = last.start
        runs[0].from = last.from
        runs.removeLast()
      }
      guard let first = runs.first else { continue }
      path.move(to: nodes.exactPoints[first.start])
      if isClosed, let last = runs.last, curves[last.curve].kind == .line { runs.removeLast() }
      for run in runs { path.add(curve(of: run).element) }
      if isClosed { path.closeSubpath() }
    }
    return path
  }

  /// Returns the curve of a fragment, between the exact points of its nodes.
  private func curve(of fragment: Fragment) -> BezierCurve {
    let (from, to) = (fragment.from, fragment.to)
    let part = curves[fragment.curve].part(from: min(from, to), to: max(from, to))
    return (from <= to ? part : part.reversed)
      .moved(from: nodes.exactPoints[fragment.start], to: nodes.exactPoints[fragment.end])
  }
}

extension Arrangement.Fragment {
  /// Returns whether another fragment is the next part of the same curve.
  fileprivate func continues(in next: Arrangement.Fragment) -> Bool {
    curve == next.curve && abs(to - next.from) < 1e-9 && (from < to) == (next.from < next.to)
      && end == next.start
  }
}

/// The points at which fragments begin and end.
private struct NodeTable {
  private struct Cell: Hashable {
    let x: Double
    let y: Double
  }

  let tolerance: CGFloat
  /// For each node, its point on the chords.
  private(set) var points: [CGPoint] = []
  /// For each node, its point on the curves.
  private(set) var exactPoints: [CGPoint] = []
  private var cells: [Cell: [Int]] = [:]

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  /// Returns the node at a point, or very close to it; adds a node if no node is there yet.
  mutating func node(at point: CGPoint, exact: CGPoint? = nil) -> Int {
    let size = tolerance * 8
    let (x, y) = (Double((point.x / size).rounded(.down)), Double((point.y / size).rounded(.down)))
    for dx in [0, -1, 1] as [Double] {
      for dy in [0, -1, 1] as [Double] {
        for node in cells[Cell(x: x + dx, y: y + dy)] ?? []
        where points[node].distance(to: point) <= tolerance * 4 {
          return node
        }
      }
    }
    points.append(point)
    exactPoints.append(exact ?? point)
    cells[Cell(x: x, y: y), default: []].append(points.count - 1)
    return points.count - 1
  }
}
