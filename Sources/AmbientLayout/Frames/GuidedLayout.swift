/// A layout that computes its guides in the same way on both axes.
package protocol GuidedLayout: Layout where Cache == Void {
  /// Returns the position of an alignment guide; nil if the container does not set the guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  /// - Returns: The position in points from the leading or top edge of the container.
  func explicitGuide(
    _ guide: AlignmentGuide,
    in proposal: ProposedViewSize,
    subviews: Subviews
  ) -> CGFloat?
}

extension GuidedLayout {
  package func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicitGuide(guide.guide, in: proposal, subviews: subviews).map { bounds.minX + $0 }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicitGuide(guide.guide, in: proposal, subviews: subviews).map { bounds.minY + $0 }
  }
}
