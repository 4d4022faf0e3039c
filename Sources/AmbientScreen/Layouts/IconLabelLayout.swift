import AmbientLayout

/// The layout of a label that reserves a minimum width for the icon.
///
/// If the label has several views, the first view is the icon. If there is only one view, the view
/// belongs to the title.
struct IconLabelLayout: Layout {
  /// The minimum width of the space for the icon, in points.
  let iconWidth: CGFloat

  /// The distance between the icon and the title, in points.
  let spacing: CGFloat

  private let title = HStackLayout()

  init(iconWidth: CGFloat, spacing: CGFloat) {
    self.iconWidth = iconWidth
    self.spacing = spacing
  }

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  /// Returns the size of the icon, the distance from the leading edge to the title, and the
  /// proposal for the title.
  private func parts(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> (icon: CGSize, indent: CGFloat, title: ProposedViewSize) {
    guard subviews.count > 1 else { return (.zero, 0, proposal) }
    let icon = subviews[subviews.startIndex].sizeThatFits(.unspecified)
    let indent = max(icon.width, iconWidth) + spacing
    let width = proposal.width.map { CGFloat(max(0, $0 - indent)) }
    return (icon, indent, ProposedViewSize(width: width, height: proposal.height))
  }

  private func titleViews(_ subviews: Subviews) -> Subviews {
    subviews.count > 1 ? subviews[subviews.startIndex + 1..<subviews.endIndex] : subviews
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let parts = parts(proposal, subviews)
    let size = titleSize(parts.title, subviews)
    return CGSize(
      width: parts.indent + size.width,
      height: max(parts.icon.height, size.height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let parts = parts(proposal, subviews)
    if subviews.count > 1 {
      subviews[subviews.startIndex].place(
        at: CGPoint(x: bounds.minX + (parts.indent - spacing) / 2, y: bounds.midY),
        anchor: .center,
        proposal: .unspecified
      )
    }
    let size = titleSize(parts.title, subviews)
    let views = titleViews(subviews)
    var titleCache = title.makeCache(subviews: views)
    title.placeSubviews(
      in: CGRect(
        x: bounds.minX + parts.indent,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      ),
      proposal: parts.title,
      subviews: views,
      cache: &titleCache
    )
  }

  private func titleSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    let views = titleViews(subviews)
    var titleCache = title.makeCache(subviews: views)
    return title.sizeThatFits(proposal: proposal, subviews: views, cache: &titleCache)
  }
}
