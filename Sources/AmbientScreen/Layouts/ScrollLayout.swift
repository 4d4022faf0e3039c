import AmbientLayout

/// The layout of a scroll view: its content has its ideal length along the axes, and is moved by
/// the offset.
struct ScrollLayout<Content: Layout>: Layout {
  /// The layout of the content.
  let content: Content

  /// The directions in which the content scrolls.
  let axes: Axis.Set

  /// Whether the scroll view takes the full width, as a list does.
  var isFilled = false

  /// The distance by which the content is scrolled, in points.
  var offset = CGPoint.zero

  static var layoutProperties: LayoutProperties { Content.layoutProperties }

  func makeCache(subviews: Subviews) -> Content.Cache { content.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Content.Cache, subviews: Subviews) {
    content.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Content.Cache
  ) -> CGSize {
    let inner = contentSize(proposal, subviews, &cache)
    var size = isFilled ? proposal.replacingUnspecifiedDimensions(by: inner) : inner
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? inner[axis]
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Content.Cache
  ) {
    let inner = contentSize(proposal, subviews, &cache)
    var origin = CGPoint(x: bounds.minX - offset.x, y: bounds.minY - offset.y)
    if !axes.contains(.horizontal) { origin.x += (bounds.width - inner.width) / 2 }
    if !axes.contains(.vertical) { origin.y += (bounds.height - inner.height) / 2 }
    content.placeSubviews(
      in: CGRect(origin: origin, size: inner),
      proposal: contentProposal(proposal),
      subviews: subviews,
      cache: &cache
    )
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  private func contentSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Content.Cache
  ) -> CGSize {
    content.sizeThatFits(
      proposal: contentProposal(proposal),
      subviews: subviews,
      cache: &cache
    )
  }
}
