import AmbientLayout

extension LayoutNode {
  /// Returns the lengths that pinned headers and footers cover at the edges of a scroll view when
  /// the scroll view shows the node, or a row in the node.
  ///
  /// The function ignores sections that do not contain the node or the row. It also ignores a
  /// section if the node or the row is in the header or footer of this section. If several sections
  /// remain, the result has the largest length for each edge.
  ///
  /// - Parameters:
  ///   - row: The index of a row of the node, which need not be in the tree; nil for the node
  ///     itself.
  ///   - scrollView: The scroll view that contains the node.
  /// - Returns: The lengths, in points.
  func edgesCoveredByPinnedRows(aroundRow row: Int?, in scrollView: LayoutNode) -> EdgeInsets {
    var edges = row.map(edgesCovered) ?? EdgeInsets()
    var view = self
    while view !== scrollView, let container = view.layoutParent {
      edges.formMaximum(
        with: container.edgesCovered(aroundRow: view.value(for: LazyRowsLayout.RowIndex.self))
      )
      view = container
    }
    return edges
  }

  /// Whether the node is in a pinned header or footer of a section.
  var isInPinnedRow: Bool {
    for view in sequence(first: self, next: \.layoutParent) {
      guard let pinned = view.layoutParent?.rule.pinnedRows else { continue }
      let row = view.value(for: LazyRowsLayout.RowIndex.self)
      return row == pinned.header || row == pinned.footer
    }
    return false
  }

  private func edgesCovered(aroundRow row: Int) -> EdgeInsets {
    guard let pinned = rule.pinnedRows, row != pinned.header, row != pinned.footer else {
      return EdgeInsets()
    }
    func length(_ row: Int?) -> CGFloat { row.flatMap(frame(ofRow:))?.size[pinned.axis] ?? 0 }
    let (before, after) = (length(pinned.header), length(pinned.footer))
    return pinned.axis == .vertical
      ? EdgeInsets(top: before, leading: 0, bottom: after, trailing: 0)
      : EdgeInsets(top: 0, leading: before, bottom: 0, trailing: after)
  }
}

extension EdgeInsets {
  /// Makes each length at least as large as the length of `other` at the same edge.
  fileprivate mutating func formMaximum(with other: EdgeInsets) {
    top = max(top, other.top)
    leading = max(leading, other.leading)
    bottom = max(bottom, other.bottom)
    trailing = max(trailing, other.trailing)
  }
}
