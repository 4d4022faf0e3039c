import AmbientLayout

/// The layout of a tab view with pages.
///
/// The content of the selected page fills the tab view. Each page has a mark, such as a dot. The
/// marks are in a row at the bottom, in front of the content.
///
/// The first view of each page is the mark of the page. The other views are the content. Pages that
/// are not selected show only their mark, even if their content is in the tree.
struct PagedTabsLayout: Layout {
  /// The height of the row with the marks, and the width of a mark, in points.
  let indexHeight: CGFloat

  /// The smallest number of pages for which the marks are visible.
  let minimumCount: Int

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let size = subviews.tabs.contents.largestSize(in: .unspecified)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let (marks, contents) = subviews.tabs
    let height = min(indexHeight, bounds.height)
    let start = bounds.midX - CGFloat(marks.count) * indexHeight / 2
    for (index, mark) in marks.enumerated() where marks.count >= minimumCount {
      mark.place(
        at: CGPoint(x: start + (CGFloat(index) + 0.5) * indexHeight, y: bounds.maxY - height / 2),
        anchor: .center,
        proposal: ProposedViewSize(width: indexHeight, height: height)
      )
    }
    for content in contents {
      content.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(bounds.size)
      )
    }
  }
}
