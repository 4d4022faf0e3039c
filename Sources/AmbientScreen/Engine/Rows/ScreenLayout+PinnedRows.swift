import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Places pinned headers at the start of the visible part of their sections, and pinned footers
  /// at the end.
  ///
  /// A header or footer does not leave its section.
  func placePinnedRows() {
    for node in rowRequests.pinning {
      guard let rows = node.rule.pinnedRows, let size = node.frame?.size[rows.axis] else {
        continue
      }
      guard !visibleRows(of: node).isEmpty,
        let window = visibleWindow(around: node, includingCover: false), !window.isNull
      else { continue }
      let visible = node.mirroredIfNeeded(window)
      let start = visible.origin[rows.axis] + (node.scrolledDistance?[rows.axis] ?? 0)
      let end = start + visible.size[rows.axis]
      for view in node.views {
        guard let own = view.placement?.origin[rows.axis], let row = interval(of: view, in: node)
        else { continue }
        // In a list, the row has insets and is therefore longer than the view.
        let (before, after) = (own - row.start, row.start + row.length - own)
        switch view.value(for: LazyRowsLayout.RowIndex.self) {
        case rows.header:
          move(view, of: node, to: min(max(own, start + before), size - after), rows.axis)
        case rows.footer:
          move(view, of: node, to: max(min(own, end - after), before), rows.axis)
        default: break
        }
      }
    }
  }

  /// Returns the length of a row, and the position that the row would have in its section if no row
  /// were pinned.
  private func interval(
    of view: LayoutNode,
    in section: LayoutNode
  ) -> (start: CGFloat, length: CGFloat)? {
    guard let axis = section.rule.pinnedRows?.axis, let place = view.placement?.origin,
      let size = view.frame?.size
    else { return nil }
    guard let rows = section.rule.rows, let width = section.frame?.size.width else {
      return (place[axis], size[axis])
    }
    let row = rows.rowFrame(around: LayoutSubview(view), size, in: width)
    return (place[axis] + row.origin[axis], row.size[axis])
  }

  private func move(
    _ view: LayoutNode,
    of node: LayoutNode,
    to position: CGFloat,
    _ axis: Axis
  ) {
    guard let frame = view.frame else { return }
    var place = CGRect(origin: frame.origin, size: frame.size)
    place.origin[axis] = position
    if axis == .horizontal { place = node.mirroredIfNeeded(place) }
    guard frame.origin != place.origin else { return }
    recordPlace(of: view, frame)
    view.frame?.origin = place.origin
    noteGeometry(below: view)
  }
}

extension LayoutNode {
  /// The distance from the position where the view is shown to the position that the view would
  /// have if no header or footer were pinned.
  ///
  /// The distance is zero for a view that is not in a pinned header or footer.
  var distanceToOwnPlace: CGPoint {
    for view in sequence(first: self, next: \.layoutParent) {
      guard let section = view.layoutParent, let rows = section.rule.pinnedRows,
        let placement = view.placement, let frame = view.frame
      else { continue }
      var own = CGRect(origin: placement.origin, size: frame.size)
      if rows.axis == .horizontal { own = section.mirroredIfNeeded(own) }
      var distance = CGPoint.zero
      distance[rows.axis] = own.origin[rows.axis] - frame.origin[rows.axis]
      return distance
    }
    return .zero
  }
}
