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
        guard let own = view.placement?.origin[rows.axis], let length = view.frame?.size[rows.axis]
        else { continue }
        switch view.value(for: LazyRowsLayout.RowIndex.self) {
        case rows.header: move(view, of: node, to: min(max(own, start), size - length), rows.axis)
        case rows.footer: move(view, of: node, to: max(min(own, end - length), 0), rows.axis)
        default: break
        }
      }
    }
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
