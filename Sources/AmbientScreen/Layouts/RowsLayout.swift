import AmbientLayout

/// The layout of the rows of a list or of a section: one below the other, each as wide as the list.
struct RowsLayout: Layout {
  /// Whether a view has rows itself, as a section does, and so needs no insets.
  enum HasRows: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// The smallest height of a row, in points.
  let minimumHeight: CGFloat

  /// The space around the content of a row.
  let insets: EdgeInsets

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for subview in subviews {
      let row = rowSize(subview, proposal)
      if proposal.width == nil { size.width = max(size.width, row.width) }
      size.height += row.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var top = bounds.minY
    for subview in subviews {
      let height = rowSize(subview, proposal).height
      let row = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
      placeRow(subview, in: row, proposal)
      top += height
    }
  }

  /// Places the view of a row.
  ///
  /// - Parameters:
  ///   - subview: The view.
  ///   - row: The bounds of the whole row.
  ///   - proposal: The size that is proposed to the row.
  func placeRow(_ subview: LayoutSubview, in row: CGRect, _ proposal: ProposedViewSize) {
    let hasRows = subview[HasRows.self]
    subview.place(
      at: CGPoint(x: row.minX + (hasRows ? 0 : insets.leading), y: row.midY),
      anchor: .leading,
      proposal: contentProposal(hasRows, proposal)
    )
  }

  private func contentProposal(
    _ hasRows: Bool,
    _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    let all = ProposedViewSize(width: proposal.width, height: nil)
    return hasRows ? all : all.inset(by: insets)
  }

  /// Returns the size of a row.
  func rowSize(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    let hasRows = subview[HasRows.self]
    let size = subview.sizeThatFits(contentProposal(hasRows, proposal))
    guard !hasRows else { return size }
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: max(minimumHeight, size.height + insets.top + insets.bottom)
    )
  }
}
