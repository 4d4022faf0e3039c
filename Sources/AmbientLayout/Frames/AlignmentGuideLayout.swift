/// A layout that sets a guide of a view, as `alignmentGuide(_:computeValue:)` does.
package struct AlignmentGuideLayout: UnaryLayout, GuidedLayout {
  package let guide: AlignmentGuide

  /// Returns the position of the guide, in points from the leading or top edge of the view.
  package let computeValue: (ViewDimensions) -> CGFloat

  /// Creates a layout that sets a guide.
  ///
  /// - Parameters:
  ///   - guide: The guide to set. All other guides of the view stay as they are.
  ///   - computeValue: Receives the size and the guides that the view has without this layout.
  ///     Returns the position of the guide, in points from the leading or top edge.
  package init(
    _ guide: AlignmentGuide,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide
    self.computeValue = computeValue
  }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    proposal
  }

  package func explicitGuide(
    _ guide: AlignmentGuide,
    in proposal: ProposedViewSize,
    subviews: Subviews
  ) -> CGFloat? {
    guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
    return guide == self.guide ? computeValue(dimensions) : dimensions[explicit: guide]
  }
}
