import Foundation

/// The lines and curves of a path from a move on.
struct Subpath {
  let start: CGPoint
  /// The lines and curves, without the line that closes the subpath.
  var curves: [BezierCurve] = []
  /// Whether a line leads from the end to the start.
  var isClosed = false

  /// The last point before the line that closes the subpath.
  var end: CGPoint { curves.last?.end ?? start }

  /// The lines and curves, with a line from the end to the start where they differ.
  var loop: [BezierCurve] {
    end == start ? curves : curves + [BezierCurve(from: end, to: start)]
  }

  /// All lines and curves of the subpath that are drawn.
  var drawnCurves: [BezierCurve] { isClosed ? loop : curves }
}

extension Path {
  /// The subpaths, in order.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    for element in elements {
      // A line after a closed subpath begins at the start of that subpath.
      var subpath = current ?? Subpath(start: result.last?.start ?? .zero)
      switch element {
      case .move(let point):
        if let current { result.append(current) }
        subpath = Subpath(start: point)
      case .line(let end):
        subpath.curves.append(BezierCurve(from: subpath.end, to: end))
      case .quadCurve(let end, let control):
        subpath.curves.append(BezierCurve(from: subpath.end, to: end, control: control))
      case .curve(let end, let control1, let control2):
        subpath.curves.append(
          BezierCurve(from: subpath.end, to: end, control1: control1, control2: control2)
        )
      case .closeSubpath:
        subpath.isClosed = true
      }
      current = subpath.isClosed ? nil : subpath
      if subpath.isClosed { result.append(subpath) }
    }
    if let current { result.append(current) }
    return result
  }

  /// Adds a subpath.
  mutating func add(_ subpath: Subpath) {
    move(to: subpath.start)
    for curve in subpath.curves { add(curve.element) }
    if subpath.isClosed { closeSubpath() }
  }
}
