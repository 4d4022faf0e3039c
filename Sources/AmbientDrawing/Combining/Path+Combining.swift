import Foundation

/// Operations on the insides of paths.
///
/// The operations treat open subpaths as if they were closed. The results consist of closed
/// subpaths that do not cross. A result therefore has the same inside by the even-odd rule and by
/// the non-zero rule. Only ``lineIntersection(_:eoFill:)`` and ``lineSubtraction(_:eoFill:)`` are
/// different: they do not close the subpaths of this path, and return open subpaths.
///
/// The curves of the results are parts of the given curves. Where edges almost touch, details that
/// are smaller than about a ten-thousandth of the size of the paths can be lost or added.
///
/// - Complexity: O(*n*²) for *n* elements.
extension Path {
  /// Returns a path around the points that are inside of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule applies to both paths, instead of the non-zero rule.
  /// - Returns: The common part.
  /// - Complexity: O(*n*²) for *n* elements.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    region(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns a path around the points that are inside of at least one of the two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule applies to both paths, instead of the non-zero rule.
  /// - Returns: The two paths together.
  /// - Complexity: O(*n*²) for *n* elements.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    region(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns a path around the points that are inside of this path and outside of another path.
  ///
  /// - Parameters:
  ///   - other: The path that is cut out.
  ///   - eoFill: Whether the even-odd rule applies to both paths, instead of the non-zero rule.
  /// - Returns: The rest of this path.
  /// - Complexity: O(*n*²) for *n* elements.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    region(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns a path around the points that are inside of exactly one of the two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule applies to both paths, instead of the non-zero rule.
  /// - Returns: The two paths without their common part.
  /// - Complexity: O(*n*²) for *n* elements.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    region(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns a path that has the same inside, but no crossing or overlapping subpaths.
  ///
  /// - Parameter eoFill: Whether the even-odd rule applies to this path, instead of the non-zero
  ///   rule.
  /// - Returns: A path of closed subpaths. Its inside is the same by the even-odd rule and by the
  ///   non-zero rule.
  /// - Complexity: O(*n*²) for *n* elements.
  public func normalized(eoFill: Bool = true) -> Path {
    region(with: Path(), eoFill: eoFill) { isInside, _ in isInside }
  }

  /// Returns the parts of the lines and curves of this path that are inside of another path.
  ///
  /// This method does not close the open subpaths of this path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule applies to the other path, instead of the non-zero rule.
  /// - Returns: The parts, as subpaths that are not closed.
  /// - Complexity: O(*n*²) for *n* elements.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(with: other) { other.contains($0, eoFill: eoFill) }
  }

  /// Returns the parts of the lines and curves of this path that are outside of another path.
  ///
  /// This method does not close the open subpaths of this path.
  ///
  /// - Parameters:
  ///   - other: The path that is cut out.
  ///   - eoFill: Whether the even-odd rule applies to the other path, instead of the non-zero rule.
  /// - Returns: The parts, as subpaths that are not closed.
  /// - Complexity: O(*n*²) for *n* elements.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(with: other) { !other.contains($0, eoFill: eoFill) }
  }

  private func region(
    with other: Path,
    eoFill: Bool,
    where isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let arrangement = Arrangement([closedCurves, other.closedCurves])
    let edges = RegionEdges(arrangement, eoFill: eoFill, where: isInside)
    return arrangement.path(from: edges.loops, isClosed: true)
  }

  private func lines(with other: Path, where isIncluded: (CGPoint) -> Bool) -> Path {
    let arrangement = Arrangement([subpaths.flatMap(\.drawnCurves), other.closedCurves])
    let fragments = arrangement.fragments.filter { fragment in
      let middle = (fragment.from + fragment.to) / 2
      return fragment.source == 0
        && isIncluded(arrangement.curves[fragment.curve].point(at: middle))
    }
    var runs: [[Arrangement.Fragment]] = []
    for fragment in fragments {
      if let last = runs.last?.last, last.end == fragment.start {
        runs[runs.count - 1].append(fragment)
      } else {
        runs.append([fragment])
      }
    }
    return arrangement.path(from: runs, isClosed: false)
  }

  private var closedCurves: [BezierCurve] {
    var curves: [BezierCurve] = []
    forEachClosedCurve { curves.append($0) }
    return curves
  }
}
