import AmbientHosting
import AmbientLayout
import AmbientViews

/// The header and the footer of a section that stay visible while the section scrolls.
struct PinnedRows: Equatable {
  /// The direction in which the rows follow each other.
  let axis: Axis

  /// The index of the header among the rows of the section; nil if the header scrolls with the
  /// rows.
  let header: Int?

  /// The index of the footer; nil if the footer scrolls with the rows.
  let footer: Int?

  /// Creates the pinned rows of a section; nil if the section has none.
  ///
  /// The attributes of the lazy stack or grid around the section decide which rows are pinned.
  @MainActor
  init?(_ section: Element, in container: Element) {
    guard let rows = section.detail(RowsDetail.self), let names = container[.pinnedViews] else {
      return nil
    }
    axis = [.lazyHStack, .lazyHGrid].contains(container.kind) ? .horizontal : .vertical
    header = rows.hasHeader && names.contains("sectionHeaders") ? 0 : nil
    footer = rows.hasFooter && names.contains("sectionFooters") ? rows.count - 1 : nil
    if header == nil, footer == nil { return nil }
  }
}

extension ElementKind {
  /// Whether elements of the kind are arranged by the list, lazy stack or lazy grid around them.
  var isPartOfRows: Bool { self == .section || self == .header || self == .footer }
}

extension ScreenLayout {
  /// Moves pinned headers and footers to the edge of the visible part, but not beyond the end of
  /// their section.
  func placePinnedRows() {
    for node in rowRequests.pinning {
      guard let rows = node.rule.pinnedRows, let size = node.frame?.size[rows.axis] else {
        continue
      }
      let visible = visibleRows(of: node)
      guard !visible.isEmpty else { continue }
      let start = visible.origin[rows.axis]
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
    view.frame?.origin = place.origin
    noteGeometry(below: view)
  }
}
