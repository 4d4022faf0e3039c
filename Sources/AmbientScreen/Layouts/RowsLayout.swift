import AmbientLayout

/// The layout of the rows of a list: one below the other, each as wide as the list.
struct RowsLayout: Layout, Equatable {
  /// Whether a row is the header of a section.
  enum IsHeader: LayoutValueKey { static var defaultValue: Bool { false } }

  /// The smallest height of a row, in points.
  let minimumHeight: CGFloat

  /// The smallest height of a header, in points; nil for `minimumHeight`.
  let minimumHeaderHeight: CGFloat?

  /// The space around the content of a row that sets no insets.
  let insets: EdgeInsets

  /// The distance between two rows of a section, in points.
  var spacing: CGFloat = 0

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews, proposal)
    var size = CGSize.zero
    for row in rows {
      let width = row.idealWidth + row.margins.leading + row.margins.trailing
      size.width = max(size.width, proposal.width ?? width)
      size.height = row.top + row.height + row.margins.bottom
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (subview, row) in zip(subviews, rows(subviews, proposal)) {
      row.place(subview, at: bounds.origin)
    }
  }

  /// Returns the frame of a row, relative to the top leading corner of its content.
  ///
  /// `size` is the size of the content, and `width` is the width of the list.
  func rowFrame(around subview: LayoutSubview, _ size: CGSize, in width: CGFloat) -> CGRect {
    let row = Row(subview, size, insets)
    let height = max(minimumHeight(of: subview), row.height)
    return CGRect(
      x: -row.insets.leading,
      y: (size.height - height - row.insets.top + row.insets.bottom) / 2,
      width: width - row.margins.leading - row.margins.trailing,
      height: height
    )
  }

  /// Returns the space around the content of a row.
  func insets(of subview: LayoutSubview) -> EdgeInsets { Row(subview, nil, insets).insets }

  struct Row {
    /// The space around the content of the row.
    let insets: EdgeInsets
    /// The space around the section of the row.
    let margins: EdgeInsets
    /// The size that the list proposes to the content.
    var proposal = ProposedViewSize.unspecified
    /// The distance from the top of the list, in points.
    var top: CGFloat = 0
    /// The height of the row including the insets, in points.
    var height: CGFloat = 0
    /// The width that the content chooses, plus the insets, in points.
    var idealWidth: CGFloat = 0

    fileprivate init(_ subview: LayoutSubview, _ size: CGSize?, _ standard: EdgeInsets) {
      let traits = RowTraits(of: subview)
      insets = traits.insets.insets(orElse: standard)
      margins = traits.margins.insets(orElse: EdgeInsets())
      if let size { measure(size) }
    }

    /// Places the content of the row; `corner` is the top leading corner of the list.
    func place(_ subview: LayoutSubview, at corner: CGPoint) {
      subview.place(
        at: CGPoint(
          x: corner.x + margins.leading + insets.leading,
          y: corner.y + top + (height + insets.top - insets.bottom) / 2
        ),
        anchor: .leading,
        proposal: proposal
      )
    }

    fileprivate mutating func measure(_ content: CGSize) {
      height = content.height + insets.top + insets.bottom
      idealWidth = content.width + insets.leading + insets.trailing
    }
  }

  /// Returns the row around a view, with 0 as its `top`.
  func row(around subview: LayoutSubview, in width: CGFloat?) -> Row {
    var row = Row(subview, nil, insets)
    row.proposal = ProposedViewSize(width: width, height: nil)
      .inset(by: row.margins).inset(by: row.insets)
    row.measure(subview.sizeThatFits(row.proposal))
    row.height = max(minimumHeight(of: subview), row.height)
    return row
  }

  private func minimumHeight(of subview: LayoutSubview) -> CGFloat {
    guard let minimumHeaderHeight, subview[IsHeader.self] else { return minimumHeight }
    return minimumHeaderHeight
  }

  private func rows(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [Row] {
    var rows: [Row] = []
    var previous: (subview: LayoutSubview, row: Row)?
    for subview in subviews {
      var row = row(around: subview, in: proposal.width)
      if let (neighbor, above) = previous {
        row.top = above.top + above.height
        if neighbor[SectionNumber.self] == subview[SectionNumber.self] {
          row.top += spacing
        } else {
          row.top += above.margins.bottom + row.margins.top + sectionSpacing(neighbor, subview)
        }
      } else {
        row.top = row.margins.top
      }
      rows.append(row)
      previous = (subview, row)
    }
    return rows
  }

  /// Returns the distance between two adjacent sections: the smaller of the distances that the
  /// sections set.
  private func sectionSpacing(_ first: LayoutSubview, _ second: LayoutSubview) -> CGFloat {
    [first, second].compactMap { RowTraits(of: $0).sectionSpacing }.min() ?? 0
  }
}
