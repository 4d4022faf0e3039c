/// A layout that proposes a size with a fixed ratio, as `aspectRatio(_:contentMode:)` does.
///
/// The container has the size that the view chooses. This size can have another ratio: a text, for
/// example, does not keep the proposed ratio.
package struct AspectRatioLayout: UnaryLayout {
  /// The width divided by the height; nil for the ratio of the view's ideal size.
  package let ratio: CGFloat?

  /// Whether the view fits into the proposed size or fills it.
  package let contentMode: ContentMode

  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    guard let ratio = ratio ?? idealRatio(of: child), ratio.isFinite, ratio > 0 else {
      return proposal
    }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return box(child.sizeThatFits(.unspecified), ratio)
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return box(CGSize(width: width, height: height), ratio)
    }
  }

  private func idealRatio(of child: LayoutSubview) -> CGFloat? {
    let ideal = child.sizeThatFits(.unspecified)
    return ideal.height == 0 ? nil : ideal.width / ideal.height
  }

  /// Returns the size that has the given ratio, and fits into the given size or fills it.
  private func box(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let width =
      switch contentMode {
      case .fit: min(size.width, size.height * ratio)
      case .fill: max(size.width, size.height * ratio)
      }
    return ProposedViewSize(width: width, height: width / ratio)
  }
}
