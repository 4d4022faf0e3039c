/// The layout of `position(x:y:)`.
///
/// The layout takes all proposed space, and centers a view at a point of this space.
package struct PositionLayout: UnaryLayout {
  /// The distance of the view's center from the container's leading edge, in points.
  package let x: CGFloat

  /// The distance of the view's center from the container's top, in points.
  package let y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    proposal
  }

  package func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child)
  }

  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(
      x: x - (child.width / 2).finiteOrZero,
      y: y - (child.height / 2).finiteOrZero
    )
  }
}
