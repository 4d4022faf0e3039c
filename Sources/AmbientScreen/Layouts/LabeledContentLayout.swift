import AmbientLayout

/// A layout that puts a label at the leading edge, and all other views at the trailing edge.
///
/// If there is not enough width for the label and the other views, texts break into lines.
struct LabeledContentLayout: Layout {
  let hidesLabel: Bool

  /// The distance between two views, in points.
  let spacing: CGFloat

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache {
    row.makeCache(subviews: values(subviews))
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) -> CGSize {
    let proposals = proposals(proposal, subviews, &cache)
    let label = labelSize(proposals.label, subviews)
    let value = valueSize(proposals.value, subviews, &cache)
    let ideal = label.width + (label.width > 0 && value.width > 0 ? spacing : 0) + value.width
    return CGSize(
      width: max(proposal.width ?? ideal, ideal),
      height: max(label.height, value.height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    let proposals = proposals(proposal, subviews, &cache)
    if !hidesLabel {
      let place = CGPoint(x: bounds.minX, y: bounds.midY)
      subviews.first?.place(at: place, anchor: .leading, proposal: proposals.label)
    }
    let size = valueSize(proposals.value, subviews, &cache)
    row.placeSubviews(
      in: CGRect(
        x: bounds.maxX - size.width,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      ),
      proposal: proposals.value,
      subviews: values(subviews),
      cache: &cache
    )
  }

  private var row: HStackLayout { HStackLayout(spacing: spacing) }

  private func values(_ subviews: Subviews) -> Subviews {
    subviews.isEmpty ? subviews : subviews[subviews.startIndex + 1..<subviews.endIndex]
  }

  private func proposals(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout HStackLayout.Cache
  ) -> LabeledProposals {
    LabeledProposals(
      of: proposal.width,
      label: labelSize(.unspecified, subviews).width,
      value: valueSize(.unspecified, subviews, &cache).width,
      spacing: spacing
    )
  }

  private func labelSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    hidesLabel ? .zero : subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  private func valueSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout HStackLayout.Cache
  ) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: values(subviews), cache: &cache)
  }
}
