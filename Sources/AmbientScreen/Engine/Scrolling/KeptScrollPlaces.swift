import AmbientHosting
import AmbientLayout
import AmbientViews

/// Keeps the target of each scroll position at its place on the screen when the content changes.
@MainActor
final class KeptScrollPlaces {
  private var places: [ElementID: Place] = [:]

  /// The target of a scroll position, and where the target was after the last layout.
  private struct Place {
    let node: LayoutNode
    let target: ScrollRequest.Target

    /// The frame of a target that is a view; nil if the view is not in the tree.
    var frame: CGRect?

    /// Whether the target is an edge, and the scroll view was at this edge.
    var isAtEdge = false
  }

  /// Stores the target of a node whose element is a scroll position; ignores other nodes.
  ///
  /// Called after an update has inserted or changed the element.
  func note(_ node: LayoutNode) {
    guard let element = node.element, element.kind == .scrollPosition else { return }
    let target = element.detail(ScrollPlaceDetail.self)?.target
    guard target != places[element.id]?.target else { return }
    places[element.id] = target.map { Place(node: node, target: $0) }
  }

  /// Forgets an element that has left the tree.
  func forget(_ id: ElementID) { places[id] = nil }

  /// Scrolls so that the targets are again where they were on the screen after the previous layout.
  func keep(in screen: ScreenLayout) {
    for place in places.values {
      switch place.target {
      case .point: break
      case .edge(let edge):
        guard place.isAtEdge, let scrollView = place.node.firstScrollView,
          let state = scrollView.scroll, !state.isPositionedByUser
        else { break }
        let offset = scrollView.rule.scrolling?.offset(at: edge, in: state.geometry)
        screen.shift(scrollView, to: offset ?? state.geometry.contentOffset)
      case .view(let id):
        guard let before = place.frame, let after = screen.place(of: id, in: place.node),
          let state = after.scrollView.scroll, after.frame.origin != before.origin
        else { break }
        var old = state.geometry
        old.contentOffset = state.offsetBeforeChange ?? old.contentOffset
        guard old.visibleRect.intersects(before) else { break }
        let offset = CGPoint(
          x: old.contentOffset.x + after.frame.minX - before.minX,
          y: old.contentOffset.y + after.frame.minY - before.minY
        )
        screen.shift(after.scrollView, to: offset)
      }
    }
  }

  /// Stores where the targets are after this layout pass has scrolled.
  func notePlaces(in screen: ScreenLayout) {
    for (id, place) in places {
      switch place.target {
      case .point: break
      case .edge(let edge):
        guard let scrollView = place.node.firstScrollView, let state = scrollView.scroll,
          let rule = scrollView.rule.scrolling
        else { break }
        let goal = rule.offset(at: edge, in: state.geometry)
        let offset = state.geometry.contentOffset
        places[id]?.isAtEdge = abs(goal.x - offset.x) < 0.5 && abs(goal.y - offset.y) < 0.5
      case .view(let view):
        // A row that is not in the tree is not visible, and need not stay where it is.
        let found = screen.place(of: view, in: place.node)
        places[id]?.frame = found.flatMap { $0.isEstimated ? nil : $0.frame }
        found?.scrollView.scroll?.offsetBeforeChange = nil
      }
    }
  }
}
