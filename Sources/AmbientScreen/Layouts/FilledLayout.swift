import AmbientLayout

/// The layout of an element that fills the proposed space, such as a color.
///
/// The views inside the element are centered.
struct FilledLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal(subviews, proposal))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(bounds.size)
      )
    }
  }

  /// Returns the size of the element on axes without a proposed length.
  private func ideal(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
    guard !subviews.isEmpty else { return CGSize(width: 10, height: 10) }
    return subviews.largestSize(in: proposal)
  }
}
