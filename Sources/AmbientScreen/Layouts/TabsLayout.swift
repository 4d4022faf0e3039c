import AmbientLayout

/// The layout of tabs: their buttons share a bar at the bottom, and the content of the selected tab
/// fills the rest.
///
/// The first cell of each tab is its button. Only the selected tab has more cells.
struct TabsLayout: Layout {
  /// The height of the bar, in points.
  let barHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal(subviews))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let barHeight = min(barHeight, bounds.height)
    let slot = CGSize(
      width: subviews.isEmpty ? 0 : bounds.width / CGFloat(subviews.count),
      height: barHeight
    )
    let content = ProposedViewSize(width: bounds.width, height: bounds.height - barHeight)
    for (index, tab) in subviews.enumerated() {
      tab.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      guard let cells = tab.cells else { continue }
      cells.first?.place(
        at: CGPoint(
          x: bounds.minX + slot.width * (CGFloat(index) + 0.5),
          y: bounds.maxY - barHeight / 2
        ),
        anchor: .center,
        proposal: ProposedViewSize(slot)
      )
      for cell in cells.dropFirst() {
        cell.place(
          at: CGPoint(x: bounds.midX, y: bounds.minY + (bounds.height - barHeight) / 2),
          anchor: .center,
          proposal: content
        )
      }
    }
  }

  private func ideal(_ subviews: Subviews) -> CGSize {
    let contents = subviews.compactMap(\.cells).flatMap { $0.dropFirst() }
    let size = contents.largestSize(in: .unspecified)
    return CGSize(width: size.width, height: size.height + barHeight)
  }
}
