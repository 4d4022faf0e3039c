import AmbientHosting
import AmbientLayout
import AmbientViews

/// The frame that encloses all views with one identifier, in the content of a scroll view.
struct IdentifiedPlace {
  let scrollView: LayoutNode

  /// The frame of the views, in points from the top leading corner of the content.
  let frame: CGRect

  /// The lengths that pinned headers and footers around the views cover at the edges of the scroll
  /// view.
  let coveredEdges: EdgeInsets

  /// Whether the frame is an estimate: true for a row that is not in the tree.
  let isEstimated: Bool
}

extension ScreenLayout {
  /// Returns the frame that encloses all views with an identifier; nil if no scroll view has such
  /// views.
  ///
  /// - Parameters:
  ///   - id: The identifier of a view, or of a value in the data of a `ForEach`.
  ///   - node: The node of the element in which to search.
  /// - Returns: The frame in the content of the scroll view around the first view with the
  ///   identifier.
  /// - Complexity: O(n) in the number of elements in the node. If the views are not in the tree,
  ///   also in the number of lazy rows.
  func place(of id: ScrollViewID, in node: LayoutNode) -> IdentifiedPlace? {
    let isInScrollView = node.ancestors.contains { $0.scroll != nil }
    for area in isInScrollView ? [node] : node.scrollViews {
      if let place = firstPlace(of: id, in: area) { return place }
    }
    return nil
  }

  private func firstPlace(of id: ScrollViewID, in node: LayoutNode) -> IdentifiedPlace? {
    let found = node.element?.elements(identifiedBy: id.value) ?? []
    var views = found.compactMap { nodes[$0.id] }.filter { $0.hasPlace }
    // Several rows can share an identifier, such as the views of one value in a `ForEach`. If the
    // first of these rows is not in the tree, the result is the estimated frame of that row alone.
    if let first = found.first, first.continues(id.value) { views = [] }
    let row = views.isEmpty ? rowRequests.place(ofRow: id.value, in: node) : nil
    guard let inner = views.first ?? row?.container,
      let scrollView = sequence(first: inner, next: \.layoutParent).dropFirst(row == nil ? 1 : 0)
        .first(where: { $0.scroll != nil })
    else { return nil }
    // The frame of a pinned header changes with the content offset, so `distanceToOwnPlace` moves
    // the frame back to where the header is in its section.
    var frames = views.compactMap { view in
      let distance = view.distanceToOwnPlace
      return frame(of: view, inContentOf: scrollView)?.offsetBy(dx: distance.x, dy: distance.y)
    }
    if let (container, _, place) = row {
      let part = container.mirroredIfNeeded(place)
      frames = [frame(of: part, of: container, inContentOf: scrollView) ?? place]
    }
    return frames.union.map {
      IdentifiedPlace(
        scrollView: scrollView,
        frame: $0,
        coveredEdges: inner.edgesCoveredByPinnedRows(aroundRow: row?.index, in: scrollView),
        isEstimated: row != nil
      )
    }
  }
}

extension Element {
  /// Returns whether the element is a row, and the row before it has the given identifier.
  ///
  /// The previous row need not be in the tree.
  fileprivate func continues(_ id: AnyHashable) -> Bool {
    guard let index = self[.rowIndex], let rows = parent?.detail(RowsDetail.self) else {
      return false
    }
    return rows.rowHasIdentifier(id, before: index)
  }
}

extension LayoutNode {
  /// Whether the element has a frame; a modifier without views has no frame.
  fileprivate var hasPlace: Bool {
    !modifiesNothing && (parts.isEmpty ? frame != nil : parts.contains { $0.frame != nil })
  }

  var firstScrollView: LayoutNode? { scrollViews.first }

  /// The outermost scrolling elements in this element, in tree order.
  fileprivate var scrollViews: [LayoutNode] {
    var found: [LayoutNode] = []
    var waiting: [LayoutNode] = representatives.reversed()
    while let node = waiting.popLast() {
      if node.scroll != nil { found.append(node) } else { waiting += node.views.reversed() }
    }
    return found
  }
}
