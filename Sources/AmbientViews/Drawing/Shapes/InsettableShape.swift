import AmbientCore
public import AmbientDrawing

/// A shape that can become smaller by the same length on all sides.
///
/// The modifier `strokeBorder` uses the smaller shape to draw a line inside of the shape's edge:
///
/// ```swift
/// Circle().strokeBorder(.red, lineWidth: 4)
/// ```
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge moved inward.
  ///
  /// - Parameter amount: The length by which the edge moves, in points; negative for outward.
  /// - Returns: The shape with its edge moved.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of the library that can compute the path of its inset shape.
nonisolated protocol InsetOutline: InsettableShape {
  /// Returns the path in a rectangle; the edge of the path is moved inward by `amount`.
  nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

extension InsetOutline {
  /// Returns the path in the rectangle whose edges are moved inward by `amount`.
  nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    path(in: rect.insetBy(dx: amount, dy: amount))
  }
}

/// A shape whose edge is moved inward by an amount in points.
struct InsetOutlineShape<Base: InsetOutline> {
  var base: Base
  var amount: CGFloat
}

extension InsetOutlineShape: InsettableShape, LibraryView {
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated func inset(by amount: CGFloat) -> InsetOutlineShape {
    InsetOutlineShape(base: base, amount: self.amount + amount)
  }
}
