import AmbientHosting
import AmbientLayout
import AmbientViews

/// The requests of the program for scrolls, which wait for the next layout.
@MainActor
final class ScrollRequestQueue {
  private var waiting: [Waiting] = []

  /// A request that waits.
  private struct Waiting {
    let node: LayoutNode
    let request: ScrollRequest

    /// The number of scrolls towards a row that is not in the tree.
    var approaches = 0
  }

  /// The largest number of scrolls toward a row that is not in the tree.
  ///
  /// Several are needed because nested sections around the row enter the tree one after the other.
  private static let approachLimit = 8

  /// The number of the last request that each element has made.
  private var last: [ElementID: Int] = [:]

  /// Adds the new requests of an element.
  func note(_ node: LayoutNode) {
    guard let element = node.element,
      element.kind == .scrollViewReader || element.kind == .scrollPosition,
      let requests = element.detail(ScrollRequestsDetail.self)?.requests
    else { return }
    let before = last[element.id] ?? 0
    for request in requests where request.number > before {
      waiting.append(Waiting(node: node, request: request))
    }
    last[element.id] = requests.last?.number ?? before
  }

  /// Forgets an element that has left the tree.
  func forget(_ id: ElementID) { last[id] = nil }

  /// Fulfills the requests, now that all views have their places.
  ///
  /// If the view of a request is not found, the request waits until the tree has settled. The view
  /// may be in a geometry reader, whose content is mounted after the first layout.
  func fulfill(in screen: ScreenLayout) {
    var remaining: [Waiting] = []
    for var next in waiting where next.node.isAttached {
      guard let goal = goal(of: next.request, from: next.node, in: screen) else {
        remaining.append(next)
        continue
      }
      screen.move(goal.target, to: goal.offset, byUser: false)
      next.approaches += 1
      if goal.isEstimated, next.approaches < Self.approachLimit { remaining.append(next) }
    }
    waiting = remaining
  }

  /// A scroll that fulfills a request.
  private struct Goal {
    let target: LayoutNode
    let offset: CGPoint

    /// Whether the place of the row is estimated, because the row is not in the tree.
    var isEstimated = false
  }

  /// Drops the requests for views that were not found.
  func forgetMissed() { waiting = [] }

  /// The element that a request scrolls, and the offset; nil if there is none.
  private func goal(
    of request: ScrollRequest,
    from node: LayoutNode,
    in screen: ScreenLayout
  ) -> Goal? {
    if case .view(let id) = request.target {
      return goal(of: id, at: request.anchor, from: node, in: screen)
    }
    guard let target = node.firstScrollView, let rule = target.rule.scrolling,
      let geometry = target.scroll?.geometry
    else { return nil }
    var offset = geometry.contentOffset
    switch request.target {
    case .edge(let edge):
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let range = rule.offsets(along: axis, in: geometry)
      offset[axis] = edge == .top || edge == .leading ? range.lowerBound : range.upperBound
    case .point(let x, let y):
      offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    case .view: break
    }
    return Goal(target: target, offset: offset)
  }

  /// The scroll view around the view with an identifier, and the offset at which it shows the view.
  private func goal(
    of id: ScrollViewID,
    at anchor: UnitPoint?,
    from node: LayoutNode,
    in screen: ScreenLayout
  ) -> Goal? {
    let found = node.element?.elements(identifiedBy: id.value) ?? []
    var views = found.compactMap { screen.nodes[$0.id] }.filter { $0.hasPlace }
    if let first = found.first, first.continues(id.value) { views = [] }
    let row = views.isEmpty ? screen.rowRequests.place(ofRow: id.value, in: node) : nil
    guard let inner = views.first ?? row?.container,
      let target = sequence(first: inner, next: \.layoutParent).dropFirst(row == nil ? 1 : 0)
        .first(where: { $0.scroll != nil }),
      let geometry = target.scroll?.geometry
    else { return nil }
    var frames = views.compactMap { screen.frame(of: $0, inContentOf: target) }
    if let (container, place) = row {
      let isReversed = container.direction != target.direction
      let frame = isReversed ? place.mirrored(in: container.frame?.size.width ?? 0) : place
      let corner = container === target ? .zero : screen.frame(of: container, inContentOf: target)
      frames = [frame.offsetBy(dx: corner?.minX ?? 0, dy: corner?.minY ?? 0)]
    }
    guard let first = frames.first else { return nil }
    let rect = frames.dropFirst().reduce(first) { $0.union($1) }
    let offset = anchor.map { geometry.offset(showing: rect, at: $0) }
    return Goal(
      target: target,
      offset: offset ?? geometry.offset(revealing: rect),
      isEstimated: row != nil
    )
  }
}

extension Element {
  /// Whether the element is a row, and the row before it, which may be out of the tree, has an
  /// identifier too.
  fileprivate func continues(_ id: AnyHashable) -> Bool {
    guard let index = self[.rowIndex], let rows = parent?.detail(RowsDetail.self) else {
      return false
    }
    return rows.rowHasIdentifier(id, before: index)
  }
}

extension LayoutNode {
  /// Whether the element has a place; a row without a view has none of its own.
  fileprivate var hasPlace: Bool {
    !modifiesNothing && (parts.isEmpty ? frame != nil : parts.contains { $0.frame != nil })
  }

  /// The first element in this one that scrolls.
  fileprivate var firstScrollView: LayoutNode? {
    var waiting = [self]
    while let node = waiting.popLast() {
      if node.scroll != nil { return node }
      waiting += node.views.reversed()
    }
    return nil
  }
}
