import AmbientLayout

/// The layout of a scroll view.
///
/// The content has its ideal length along the scroll axes, and is centered along the other axes.
///
/// The layout does not know how far the content is scrolled. The layout engine moves the views by
/// the offset. Scrolling therefore needs no new layout.
struct ScrollLayout<Content: Layout>: Layout {
  let content: Content

  let rule: ScrollRule

  /// Whether the scroll view takes the proposed length along both axes, as a list does.
  var isFilled = false

  struct Cache: ContentSized {
    var content: Content.Cache
    var contentSize = CGSize.zero
  }

  static var layoutProperties: LayoutProperties { Content.layoutProperties }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(content: content.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    content.updateCache(&cache.content, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let inner = contentSize(proposal, subviews, &cache)
    let outer = CGSize(
      width: inner.width + rule.insets.leading + rule.insets.trailing,
      height: inner.height + rule.insets.top + rule.insets.bottom
    )
    var size = isFilled ? proposal.replacingUnspecifiedDimensions(by: outer) : outer
    for axis in Axis.allCases where rule.axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? outer[axis]
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let inner = contentSize(proposal, subviews, &cache)
    let visible = bounds.size.inset(by: rule.insets)
    var origin = bounds.origin
    if !rule.axes.contains(.horizontal) { origin.x += (visible.width - inner.width) / 2 }
    if !rule.axes.contains(.vertical) { origin.y += (visible.height - inner.height) / 2 }
    cache.contentSize = inner
    for axis in Axis.allCases where !rule.axes.contains(Axis.Set(axis)) {
      cache.contentSize[axis] = visible[axis]
    }
    content.placeSubviews(
      in: CGRect(origin: origin, size: inner),
      proposal: contentProposal(proposal),
      subviews: subviews,
      cache: &cache.content
    )
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: rule.insets)
    return ProposedViewSize(
      width: rule.axes.contains(.horizontal) ? nil : inner.width,
      height: rule.axes.contains(.vertical) ? nil : inner.height
    )
  }

  private func contentSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGSize {
    content.sizeThatFits(
      proposal: contentProposal(proposal),
      subviews: subviews,
      cache: &cache.content
    )
  }
}

/// The cache of a layout whose content can be larger or smaller than the layout.
protocol ContentSized {
  /// The size of the content in the last layout, in points.
  var contentSize: CGSize { get }
}
