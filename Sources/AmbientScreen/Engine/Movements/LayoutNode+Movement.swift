import AmbientAnimation
import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// The movement of a view to its place.
///
/// A place is in a *space*: the screen, the content of a scroll view, a geometry group, a sheet or
/// a page. Inside its space, a view moves with its own animation. When a container between the view
/// and the space moves, the view does not move with the container. When the space moves, the view
/// moves with the space.
extension LayoutNode {
  typealias Movement = ElementMovement<MovingPlace.AnimatableData>

  /// The place of a view that has left the layout and is still shown.
  ///
  /// A removed view is shown until its transition is over. A covered page is shown until the page
  /// in front of it has stopped moving.
  struct Departure {
    var place: CGRect
    /// The innermost container around the view.
    ///
    /// Modifiers do not count as containers. The container draws the view.
    weak var container: LayoutNode?
  }

  /// Whether the node is a space: whether places in it are independent of the node's own place.
  var isSpace: Bool {
    guard layoutParent != nil || departure != nil else { return true }
    guard let element else { return false }
    return rule.scrolling != nil || element.kind == .geometryGroup
      || element.presentation.isSeparate || element.presentation == .page
  }

  /// The space that contains the places of the node's views: the node itself if it is a space, or
  /// else the innermost space around it.
  var spaceInside: LayoutNode {
    var node = self
    while !node.isSpace, let outer = node.departure?.container ?? node.layoutParent { node = outer }
    return node
  }

  /// The place that the last layout has chosen for the view, with the space of this place; nil if
  /// the view is hidden.
  var placeInSpace: (place: CGRect, space: LayoutNode)? {
    guard let size = frame?.size else { return nil }
    var origin = CGPoint.zero
    var next = self
    while true {
      if let departure = next.departure {
        origin = origin.moved(by: departure.place.origin)
        guard let container = departure.container else { return nil }
        return (CGRect(origin: origin, size: size), container.spaceInside)
      }
      guard let place = next.frame, let outer = next.layoutParent else { return nil }
      origin = origin.moved(by: place.origin)
      if outer.isSpace { return (CGRect(origin: origin, size: size), outer) }
      next = outer
    }
  }

  /// The opacity of the element while it fades in or out, from 0 to 1.
  var opacity: Double { elementNode.fading.map { min(max($0.value, 0), 1) } ?? 1 }

  /// The opacity with which a picture draws the node.
  ///
  /// The outermost modifier of a view is drawn with the product of the opacities of the view and
  /// all its modifiers. The inner modifiers and the view are drawn with the opacity 1. The view and
  /// its modifiers therefore fade together.
  var drawnOpacity: Double {
    if let layoutParent, layoutParent.modified === self { return 1 }
    return sequence(first: self, next: \.modified).reduce(1) { $0 * $1.opacity }
  }

  /// The opacity of the view on the screen: the product of its own opacity and the opacities of the
  /// containers around it.
  var opacityOnScreen: Double {
    sequence(first: self) { $0.departure?.container ?? $0.layoutParent }
      .reduce(1) { $0 * $1.drawnOpacity }
  }

  /// Whether this node, or the view that this node modifies, was removed and is still shown.
  var isDeparting: Bool {
    sequence(first: self, next: \.modified).contains { ($0.whole ?? $0).isLeaving }
  }
}

extension CGPoint {
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
