import AmbientHosting
import AmbientLayout
import AmbientViews

/// Requests the visible rows from the elements that have lazy rows.
@MainActor
final class RowRequests {
  /// The elements with lazy rows.
  private var nodes: [ObjectIdentifier: LayoutNode] = [:]

  /// The largest number of times that an element is asked for rows before the tree settles.
  ///
  /// After the first rows are measured, the number of visible rows is known. If later rows have
  /// other lengths, a few more requests follow.
  private static let limit = 16

  /// Stores whether the element of a node has lazy rows.
  func update(_ node: LayoutNode) {
    let id = ObjectIdentifier(node)
    if node.rule.takesRows, node.isAttached { nodes[id] = node } else { nodes[id] = nil }
  }

  /// The sections whose header or footer stays visible.
  var pinning: [LayoutNode] { nodes.values.filter { $0.rule.pinnedRows != nil } }

  /// Returns the frame of a row in its container, even if the row is not in the tree.
  ///
  /// - Parameters:
  ///   - id: The identifier of a view, or of a value in the data of a `ForEach`.
  ///   - node: The node in which to search.
  /// - Returns: The container, the index of the row, and the frame of the row in this container;
  ///   nil if no container in the node has such a row.
  func place(
    ofRow id: AnyHashable,
    in node: LayoutNode
  ) -> (container: LayoutNode, index: Int, frame: CGRect)? {
    let containers = nodes.values
      .filter { sequence(first: $0, next: \.elementParent).contains { $0 === node } }
      .sorted { $1.isBefore($0) }
    for container in containers {
      guard let index = container.element?.detail(RowsDetail.self)?.index(of: id),
        let frame = container.frame(ofRow: index)
      else { continue }
      return (container, index, frame)
    }
    return nil
  }

  /// Asks each element for its visible rows, unless the last request was for the same rows.
  ///
  /// - Returns: Whether the tree has to update.
  func send(in screen: ScreenLayout) -> Bool {
    var requests: [(node: LayoutNode, rows: Range<Int>)] = []
    var hasCorrected = false
    for node in nodes.values where !node.isCopy {
      guard var demand = demand(of: node, in: screen) else { continue }
      if demand.correction != .zero, screen.correct(by: demand.correction, around: node) {
        demand = self.demand(of: node, in: screen) ?? demand
        hasCorrected = true
      }
      if demand.rows != node.requestedRows ?? 0..<0, node.rowRequests < Self.limit {
        requests.append((node, demand.rows))
      }
    }
    for node in nodes.values { node.noteOffsetsToCorrect() }
    if hasCorrected { screen.placePinnedRows() }
    if requests.isEmpty {
      for node in nodes.values { node.rowRequests = 0 }
    }
    for (node, rows) in requests.sorted(by: { $0.node.isBefore($1.node) }) {
      guard node.isAttached, let element = node.element else { continue }
      node.requestedRows = rows
      node.rowRequests += 1
      screen.tree.send(RowsEvent(rows: rows), to: element)
    }
    return screen.tree.needsUpdate
  }

  /// Returns the rows that an element needs; nil if the element keeps the rows that it has.
  ///
  /// The screen can show one element several times, such as an element in a background that is
  /// applied to several views. `node.copies` are the nodes of the further occurrences. The result
  /// covers the rows that are visible in any of them.
  private func demand(of node: LayoutNode, in screen: ScreenLayout) -> RowDemand? {
    let current = node.requestedRows ?? 0..<0
    // A hidden element keeps its rows.
    guard screen.exactFrame(of: node) != nil else {
      return node.requestedRows == nil && node.isCandidate ? RowDemand(rows: 0..<1) : nil
    }
    var demand = node.cachedLayout.rowLines?.demand(
      in: screen.visibleRows(of: node),
      keeping: current
    )
    for copy in node.copies where screen.exactFrame(of: copy) != nil {
      let part = screen.visibleRows(of: copy)
      guard let rows = copy.cachedLayout.rowLines?.demand(in: part, keeping: current)?.rows,
        !rows.isEmpty
      else { continue }
      demand?.rows.formUnion(rows)
    }
    return demand
  }
}

extension LayoutNode {
  /// Whether the node is in a view that a `ViewThatFits` has measured but does not show.
  ///
  /// Such a node gets one row. The length of this row shows whether the view fits.
  fileprivate var isCandidate: Bool {
    guard !answers.sizes.isEmpty else { return false }
    return ancestors.first { $0.frame != nil }?.rule.layout is ViewThatFitsLayout
  }
}

extension Range<Int> {
  fileprivate mutating func formUnion(_ other: Range<Int>) {
    guard !isEmpty else { return self = other }
    self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension ScreenLayout {
  /// Returns the visible part of an element that has rows, relative to the top leading corner of
  /// the rows.
  func visibleRows(of node: LayoutNode) -> CGRect {
    let part = visibleBounds(of: node)
    let offset = node.scrolledDistance ?? .zero
    return (part.isEmpty ? part : node.mirroredIfNeeded(part)).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Scrolls by a distance, so that the visible rows stay where they are on the screen.
  ///
  /// The lengths of earlier rows may differ from the estimate. Without the scroll, the difference
  /// would move the visible rows.
  ///
  /// - Returns: Whether the content offset has changed.
  fileprivate func correct(by distance: CGSize, around node: LayoutNode) -> Bool {
    let axes: Axis.Set = distance.width == 0 ? .vertical : .horizontal
    let around = sequence(first: node, next: \.layoutParent)
    guard let scrolling = around.first(where: { $0.rule.scrolling?.axes.contains(axes) ?? false }),
      distance.width == 0 || scrolling.direction == node.direction,
      let before = scrolling.scroll, let offset = before.offsetToCorrect
    else { return false }
    move(
      scrolling,
      to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height),
      byUser: before.isPositionedByUser
    )
    let moved = scrolling.scroll?.geometry.contentOffset
    scrolling.scroll?.offsetToCorrect = moved
    return moved != before.geometry.contentOffset
  }
}

extension LayoutNode {
  /// Records the offsets of the scroll views around the node, for the next correction.
  fileprivate func noteOffsetsToCorrect() {
    for node in sequence(first: self, next: \.layoutParent) {
      guard let state = node.scroll else { continue }
      node.scroll?.offsetToCorrect = state.geometry.contentOffset
    }
  }
}
