#if !canImport(CoreGraphics)
import Foundation

/// Operations on the insides of path objects. Most of them are also methods of ``Path``.
extension CGPath {
  /// Returns a path around the points that are inside of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule for the insides of both paths.
  /// - Returns: The common part.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.intersection(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns a path around the points that are inside of at least one of the two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule for the insides of both paths.
  /// - Returns: The two paths together.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.union(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns a path around the points that are inside of this path and outside of another path.
  ///
  /// - Parameters:
  ///   - other: The path that is cut out.
  ///   - rule: The rule for the insides of both paths.
  /// - Returns: The rest of this path.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.subtracting(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns a path around the points that are inside of exactly one of the two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule for the insides of both paths.
  /// - Returns: The two paths without their common part.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(elements: elements.symmetricDifference(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns a path that has the same inside, but no crossing or overlapping subpaths.
  ///
  /// - Parameter rule: The rule for the inside of this path.
  /// - Returns: A path of closed subpaths.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(elements: elements.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns the parts of the lines and curves of this path that are inside of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule for the inside of the other path.
  /// - Returns: The parts, as subpaths that are not closed.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func lineIntersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(elements: elements.lineIntersection(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of the lines and curves of this path that are outside of another path.
  ///
  /// - Parameters:
  ///   - other: The path that is cut out.
  ///   - rule: The rule for the inside of the other path.
  /// - Returns: The parts, as subpaths that are not closed.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func lineSubtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(elements: elements.lineSubtraction(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns whether the insides of two paths have a common part.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule for the insides of both paths.
  /// - Returns: Whether the common part has an area.
  /// - Complexity: O(*n*²) for *n* elements.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
#endif
