import AmbientLayout

/// The layout of an element that contains no views, such as a text or a spacer.
///
/// Such a layout only chooses a size. It has no subviews to place.
protocol LeafLayout: Layout where Cache == Void {
  /// Returns the size that the element chooses.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension LeafLayout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}
