import AmbientLayout

/// The layout of a tab view with pages: the content of the selected page fills it, and the marks of
/// all pages are in a row at the bottom, in front of the content.
///
/// The first cell of each page is its mark. Only pages that have been selected have more cells.
struct PagedTabsLayout: Layout {
  /// The height of the row with the marks, and the width of a mark, in points.
  let indexHeight: CGFloat

  /// The smallest number of pages with which the marks show.
  let minimumCount: Int

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let contents = subviews.compactMap(\.cells).flatMap { $0.dropFirst() }
    return proposal.replacingUnspecifiedDimensions(by: contents.largestSize(in: .unspecified))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let height = min(indexHeight, bounds.height)
    let start = bounds.midX - CGFloat(subviews.count) * indexHeight / 2
    for (index, page) in subviews.enumerated() {
      page.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      guard let cells = page.cells else { continue }
      if subviews.count >= minimumCount {
        cells.first?.place(
          at: CGPoint(
            x: start + (CGFloat(index) + 0.5) * indexHeight,
            y: bounds.maxY - height / 2
          ),
          anchor: .center,
          proposal: ProposedViewSize(width: indexHeight, height: height)
        )
      }
      for cell in cells.dropFirst() {
        cell.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY),
          anchor: .center,
          proposal: ProposedViewSize(bounds.size)
        )
      }
    }
  }
}
