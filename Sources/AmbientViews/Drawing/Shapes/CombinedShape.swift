import AmbientCore
import AmbientDrawing
import AmbientLayout

extension Shape {
  /// Returns the shape of the points that are in both shapes.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the rule for the interiors of the shapes is the even-odd rule.
  /// - Returns: The common area.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the shape of the points that are in one of the shapes, or in both.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the rule for the interiors of the shapes is the even-odd rule.
  /// - Returns: The whole area.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the shape of the points that are in this shape, and not in the other shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the rule for the interiors of the shapes is the even-odd rule.
  /// - Returns: The rest of the area.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// Returns the shape of the points that are in exactly one of the shapes.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the rule for the interiors of the shapes is the even-odd rule.
  /// - Returns: The area that only one of the shapes covers.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the part of the shape's outline that is in the interior of another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the rule for the interior of the other shape is the even-odd rule.
  /// - Returns: The lines in the other shape.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the part of the shape's outline that is outside of another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the rule for the interior of the other shape is the even-odd rule.
  /// - Returns: The lines outside of the other shape.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// The shape that results from an operation on two shapes.
struct CombinedShape<First: Shape, Second: Shape> {
  enum Operation {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  var operation: Operation
  var eoFill: Bool
}

extension CombinedShape: Shape, LibraryView {
  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == second.layoutDirectionBehavior
      ? first.layoutDirectionBehavior : .mirrors
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .intersection: return path.intersection(other, eoFill: eoFill)
    case .union: return path.union(other, eoFill: eoFill)
    case .subtracting: return path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: return path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: return path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
}
