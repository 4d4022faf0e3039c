/// A layout that shows a view at a distance from its original position, as `offset(x:y:)` does.
///
/// The parent lays out the view as if the view had no offset: the offset changes neither the size
/// nor the explicit alignment guides of the view.
package struct OffsetLayout: UnaryLayout, GuidedLayout {
  /// The distance toward the trailing edge, in points.
  package let x: CGFloat

  /// The distance toward the bottom, in points.
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

  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: x, y: y)
  }

  package func explicitGuide(
    _ guide: AlignmentGuide,
    in proposal: ProposedViewSize,
    subviews: Subviews
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}
