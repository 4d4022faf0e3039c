import AmbientLayout

/// The layout of an element that contains no views, such as a text or a spacer: it only has a size.
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
