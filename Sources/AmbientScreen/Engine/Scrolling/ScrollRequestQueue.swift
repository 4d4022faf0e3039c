import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// The scrolls that the program has requested, and that wait for the next layout.
///
/// A request is fulfilled again after each layout, until the tree has settled, because the first
/// scroll is often not exact: it makes other rows visible, and their real lengths replace estimated
/// lengths. The view to which the request scrolls can then move, and the length of the content can
/// change.
@MainActor
final class ScrollRequestQueue {
  private var waiting: [Waiting] = []

  private struct Waiting {
    let node: LayoutNode
    let request: ScrollRequest

    let isAnimated: Bool

    var scrolls = 0

    /// For each axis, the side from which the first scroll reached the requested view.
    ///
    /// A request without an anchor scrolls as little as possible. Later scrolls for the request
    /// use the origins of the first scroll, even if the view has moved because real lengths have
    /// replaced estimated lengths.
    var origins: [Axis: ScrollOrigin] = [:]

    /// The scroll view whose phase is `animating` because of the request; nil if there is no such
    /// scroll view.
    var animated: LayoutNode?
  }

  /// The largest number of scrolls for one request.
  ///
  /// Several scrolls are needed if the requested row is in nested sections, because these sections
  /// enter the tree one after the other.
  private static let scrollLimit = 32

  /// The number of the last request that each element has made.
  private var last: [ElementID: Int] = [:]

  /// Adds the new requests of an element, after an update has changed or inserted the element.
  func note(_ node: LayoutNode) {
    guard let element = node.element,
      element.kind == .scrollViewReader || element.kind == .scrollPosition,
      let requests = element.detail(ScrollRequestsDetail.self)?.requests
    else { return }
    let before = last[element.id] ?? 0
    let transaction = element.transaction
    for var request in requests where request.number > before {
      if element.kind == .scrollPosition || request.anchor == nil {
        request.anchor = transaction.scrollTargetAnchor ?? request.anchor
      }
      let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
      waiting.append(Waiting(node: node, request: request, isAnimated: isAnimated))
    }
    last[element.id] = requests.last?.number ?? before
  }

  /// Forgets an element that has left the tree.
  func forget(_ id: ElementID) { last[id] = nil }

  /// Fulfills the requests, after all views are placed.
  ///
  /// If the view to which a request scrolls is not found, the request waits until the tree has
  /// settled. The view may be in a geometry reader, which mounts its content after the first
  /// layout.
  func fulfill(in screen: ScreenLayout) {
    // `begin` and `end` notify observers of scroll phases. The observers may add new requests to
    // `waiting`, so the loop visits a copy.
    let present = waiting
    waiting = []
    var remaining: [Waiting] = []
    for var next in present {
      guard next.node.isAttached else {
        end(next, in: screen)
        continue
      }
      guard let goal = goal(of: &next, in: screen) else {
        remaining.append(next)
        continue
      }
      begin(&next, goal, in: screen)
      screen.move(goal.target, to: goal.offset, byUser: false)
      next.scrolls += 1
      if next.scrolls < Self.scrollLimit { remaining.append(next) } else { end(next, in: screen) }
    }
    waiting = remaining + waiting
  }

  /// Ends all requests, after the tree has settled.
  ///
  /// A request also ends if the view to which it scrolls was never found.
  func endAll(in screen: ScreenLayout) {
    let present = waiting
    waiting = []
    for request in present { end(request, in: screen) }
  }

  /// Notifies the observers that a scroll begins, if the scroll is animated and moves the content.
  private func begin(_ next: inout Waiting, _ goal: Goal, in screen: ScreenLayout) {
    guard next.isAnimated, next.animated == nil, let rule = goal.target.rule.scrolling,
      let geometry = goal.target.scroll?.geometry,
      rule.offset(nearestTo: goal.offset, in: geometry) != geometry.contentOffset
    else { return }
    next.animated = goal.target
    screen.scrollObservers.send(.animating, of: goal.target, in: screen)
  }

  /// Notifies the observers that the scroll for a request has ended, if the scroll was animated.
  private func end(_ request: Waiting, in screen: ScreenLayout) {
    guard let target = request.animated, target.isAttached else { return }
    screen.scrollObservers.send(.idle, of: target, in: screen)
  }

  private struct Goal {
    let target: LayoutNode
    let offset: CGPoint
  }

  /// Returns the element to scroll for a request, and the offset; nil if there is no such element.
  private func goal(of waiting: inout Waiting, in screen: ScreenLayout) -> Goal? {
    let (request, node) = (waiting.request, waiting.node)
    if case .view(let id) = request.target { return goal(of: id, for: &waiting, in: screen) }
    guard let target = node.firstScrollView, let rule = target.rule.scrolling,
      let geometry = target.scroll?.geometry
    else { return nil }
    var offset = geometry.contentOffset
    switch request.target {
    case .edge(let edge): offset = rule.offset(at: edge, in: geometry)
    case .point(let x, let y): offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    case .view: break
    }
    return Goal(target: target, offset: offset)
  }

  /// Returns the scroll view around the identified view, and the offset that shows that view.
  private func goal(
    of id: ScrollViewID,
    for waiting: inout Waiting,
    in screen: ScreenLayout
  ) -> Goal? {
    guard let place = screen.place(of: id, in: waiting.node),
      var geometry = place.scrollView.scroll?.geometry
    else { return nil }
    geometry.contentInsets = geometry.contentInsets + place.coveredEdges
    if let anchor = waiting.request.anchor {
      let offset = geometry.offset(showing: place.frame, at: anchor)
      return Goal(target: place.scrollView, offset: offset)
    }
    if waiting.scrolls == 0 { waiting.origins = geometry.origins(revealing: place.frame) }
    let offset = geometry.offset(revealing: place.frame, from: waiting.origins)
    return Goal(target: place.scrollView, offset: offset)
  }
}
