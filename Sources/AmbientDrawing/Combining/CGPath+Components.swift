#if !canImport(CoreGraphics)
import Foundation

extension CGPath {
  /// Returns the separate parts of the inside of the path.
  ///
  /// A part that has holes contains the outlines of the holes, too. An area inside a hole is a
  /// separate part.
  ///
  /// - Parameter rule: The rule for the inside of this path.
  /// - Returns: The parts, as paths of closed subpaths that do not cross.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    elements.components(eoFill: rule == .evenOdd).map { CGPath(elements: $0) }
  }
}

extension Path {
  /// Returns the separate parts of the inside, each with the outlines of its holes.
  fileprivate func components(eoFill: Bool) -> [Path] {
    let outlines = normalized(eoFill: eoFill).subpaths.map { subpath in
      var path = Path()
      path.add(subpath)
      return (path: path, point: subpath.curves.first?.point(at: 0.5) ?? subpath.start)
    }
    // Outlines do not cross, so an outline contains all points of another outline or none of them.
    let around = outlines.indices.map { index in
      Set(
        outlines.indices.filter {
          $0 != index && outlines[$0].path.contains(outlines[index].point)
        }
      )
    }
    let isHole = around.map { !$0.count.isMultiple(of: 2) }
    return outlines.indices.filter { !isHole[$0] }.map { outer in
      let holes = outlines.indices.filter {
        isHole[$0] && around[$0].contains(outer) && around[$0].count == around[outer].count + 1
      }
      return holes.reduce(into: outlines[outer].path) { $0.addPath(outlines[$1].path) }
    }
  }
}
#endif
