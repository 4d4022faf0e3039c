import AmbientHosting
import AmbientLayout
import AmbientViews

/// The requests of the program for scrolls, which wait for the next layout.
@MainActor
final class ScrollRequestQueue {
  private var waiting: [(node: LayoutNode, request: ScrollRequest)] = []

  /// The number of the last request that each element has made.
  private var last: [ElementID: Int] = [:]

  /// Adds the new requests of an element.
  func note(_ node: LayoutNode) {
    guard let element = node.element,
      element.kind == .scrollViewReader || element.kind == .scrollPosition,
      let requests = element.detail(ScrollRequestsDetail.self)?.requests
    else { return }
    let before = last[element.id] ?? 0
    for request in requests where request.number > before { waiting.append((node, request)) }
    last[element.id] = requests.last?.number ?? before
  }

  /// Forgets an element that has left the tree.
  func forget(_ id: ElementID) { last[id] = nil }

  /// Fulfills the requests, now that all views have their places.
  ///
  /// A request for a view that is not found waits until the tree has settled: the view may be in the
  /// content of a geometry reader, which comes into the tree after the first layout.
  func fulfill(in screen: ScreenLayout) {
    var missed: [(node: LayoutNode, request: ScrollRequest)] = []
    for (node, request) in waiting where node.isAttached {
      if let (target, offset) = goal(of: request, from: node, in: screen) {
        screen.move(target, to: offset, byUser: false)
      } else {
        missed.append((node, request))
      }
    }
    waiting = missed
  }

  /// Drops the requests for views that were not found.
  func forgetMissed() { waiting = [] }

  /// The element that a request scrolls, and the offset; nil if there is none.
  private func goal(
    of request: ScrollRequest,
    from node: LayoutNode,
    in screen: ScreenLayout
  ) -> (LayoutNode, CGPoint)? {
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
    return (target, offset)
  }

  /// The scroll view around the view with an identifier, and the offset at which it shows the view.
  private func goal(
    of id: ScrollViewID,
    at anchor: UnitPoint?,
    from node: LayoutNode,
    in screen: ScreenLayout
  ) -> (LayoutNode, CGPoint)? {
    let views = node.element?.elements(identifiedBy: id.value).compactMap { screen.nodes[$0.id] }
    guard let views, let target = views.first?.ancestors.first(where: { $0.scroll != nil }),
      let geometry = target.scroll?.geometry
    else { return nil }
    let frames = views.compactMap { screen.frame(of: $0, inContentOf: target) }
    guard let first = frames.first else { return nil }
    let rect = frames.dropFirst().reduce(first) { $0.union($1) }
    let offset = anchor.map { geometry.offset(showing: rect, at: $0) }
    return (target, offset ?? geometry.offset(revealing: rect))
  }
}

extension LayoutNode {
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
