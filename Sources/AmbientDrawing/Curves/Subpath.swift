import Foundation

/// A connected part of a path: a start, and the lines and curves from there.
struct Subpath {
  let start: CGPoint
  /// The lines and curves, without the line that closes the subpath.
  var curves: [BezierCurve] = []
  /// Whether a line leads from the end to the start.
  var isClosed = false

  /// The last point before the line that closes the subpath.
  var end: CGPoint { curves.last?.end ?? start }

  /// The lines and curves that are drawn.
  ///
  /// They include the closing line, if the subpath is closed and its end differs from its start.
  var drawnCurves: [BezierCurve] {
    isClosed && end != start ? curves + [BezierCurve(from: end, to: start)] : curves
  }
}

extension Path {
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var isOpen = false
    for element in elements {
      if case .move(let start) = element {
        result.append(Subpath(start: start))
        isOpen = true
        continue
      }
      // A line after a closed subpath begins at the start of that subpath.
      if !isOpen, let start = result.last?.start { result.append(Subpath(start: start)) }
      let last = result.count - 1
      if let curve = BezierCurve(from: result[last].end, element) {
        result[last].curves.append(curve)
        isOpen = true
      } else {
        result[last].isClosed = true
        isOpen = false
      }
    }
    return result
  }

  /// Calls a closure with each line and curve, and with the lines that close the subpaths.
  ///
  /// Open subpaths are treated as if a line closed them.
  func forEachClosedCurve(_ body: (BezierCurve) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func close() {
      if current != start { body(BezierCurve(from: current, to: start)) }
      current = start
    }
    for element in elements {
      if let curve = BezierCurve(from: current, element) {
        body(curve)
        current = curve.end
      } else {
        close()
        if case .move(let point) = element { (start, current) = (point, point) }
      }
    }
    close()
  }

  mutating func add(_ subpath: Subpath) {
    move(to: subpath.start)
    for curve in subpath.curves { add(curve.element) }
    if subpath.isClosed { closeSubpath() }
  }
}
