public import AmbientHosting
import AmbientCore
import AmbientDrawing
import AmbientLayout

extension ScreenLayout {
  /// Returns the opacity with which default transitions show an element, from 0 to 1.
  ///
  /// A view fades if an animated change inserts or removes the view, and the view has no
  /// `transition` of its own. The views in a fading view fade with it.
  ///
  /// - Parameter element: The element.
  /// - Returns: The opacity, which includes the opacities of the element's ancestors; 1 if neither
  ///   the element nor an ancestor fades.
  /// - Complexity: O(n) in the number of ancestors of the element. O(1) while no view moves or
  ///   fades.
  public func opacity(of element: Element) -> Double {
    guard movesViews, let node = nodes[element.id] else { return 1 }
    return node.drawingNodes.map(\.opacityOnScreen).max() ?? 1
  }

  /// Whether any view moves or fades, or is still shown after it has left the layout.
  var movesViews: Bool { !movements.isEmpty || !departed.isEmpty }

  /// The place at which a node is shown, measured from the leading edge of the screen; nil if the
  /// node is hidden.
  func shownFrame(of node: LayoutNode) -> CGRect? {
    guard movesViews, node !== root else { return exactFrame(of: node) }
    guard node.parts.isEmpty else { return node.parts.compactMap(shownFrame).union }
    guard let inSpace = node.placeInSpace else { return nil }
    var frame = node.movedPlace ?? inSpace.place
    var space = inSpace.space
    while space !== root {
      guard let next = space.placeInSpace else { return nil }
      let corner = space.shownCorner(ofViewsAt: (space.movedPlace ?? next.place).origin)
      frame = frame.offsetBy(dx: corner.x, dy: corner.y)
      space = next.space
    }
    return frame.extended(by: node.shownOverhang)
  }

  /// Returns whether a node hides what is outside of its frame.
  ///
  /// Such nodes are the screen, and scroll views that clip their content.
  private func clipsViews(_ node: LayoutNode) -> Bool {
    node.rule.scrolling?.clips ?? (node === root)
  }

  /// The part of a node that is visible on the screen, inside the scroll views around the node; nil
  /// if the node is hidden.
  func visiblePart(of node: LayoutNode) -> CGRect? {
    guard movesViews else {
      guard let frame = layoutFrame(of: node) else { return nil }
      return visibleBounds(of: node).offsetBy(dx: frame.minX, dy: frame.minY)
    }
    guard var part = shownFrame(of: node) else { return nil }
    for outer in node.drawingContainers where clipsViews(outer) {
      part = part.intersection(shownFrame(of: outer) ?? .zero)
      if part.isNull { return .zero }
    }
    return part
  }

  /// The rectangle on the screen that contains the visible part of a node after all transforms; nil
  /// if the node is hidden.
  ///
  /// The rectangle is in points from the upper left corner of the screen.
  func transformedVisiblePart(of node: LayoutNode) -> CGRect? {
    guard var part = shownFrame(of: node).map(pixels) else { return nil }
    // The combined projection of the containers that the loop has passed. The projection begins
    // again after each container that clips its views.
    var projection: ProjectionTransform?
    for outer in node.drawingContainers {
      let clips = clipsViews(outer)
      guard clips || outer.rule.transformsViews else { continue }
      let frame = shownFrame(of: outer).map(pixels) ?? .zero
      if let own = drawnProjection(of: outer, in: frame) {
        projection = projection?.concatenating(own) ?? own
      }
      guard clips else { continue }
      part = (projection?.bounds(of: part) ?? part).intersection(frame)
      projection = nil
      if part.isNull { return .zero }
    }
    return projection?.bounds(of: part) ?? part
  }
}

/// Two points on the screen, from which the views in a node are placed.
///
/// A view in the node is placed relative to ``space`` if the view moves or was removed. All other
/// views are placed relative to ``corner``.
///
/// A *space* is a node that has coordinates of its own, such as a scroll view. When the node moves,
/// its views move with it, and keep their places in these coordinates (see ``LayoutNode/isSpace``).
struct ShownCorner {
  /// The corner of the node on the screen.
  ///
  /// If the node is a space, the corner includes the node's own movement. Otherwise, the corner is
  /// where it would be without this movement.
  var corner: CGPoint

  /// The origin of the coordinates of the innermost space around the views.
  var space: CGPoint

  static let screen = ShownCorner(corner: .zero, space: .zero)

  /// Returns the place at which a view is shown, and the corner for the views inside this view; nil
  /// if the view is hidden.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - node: The node around the view. This `ShownCorner` belongs to the node.
  /// - Returns: The place on the screen, and the corner.
  @MainActor func place(of view: LayoutNode, in node: LayoutNode) -> (CGRect, ShownCorner)? {
    guard let place = view.frame else { return nil }
    var chosen = CGRect(
      origin: node.shownCorner(ofViewsAt: corner).moved(by: place.origin),
      size: place.size
    )
    if let departure = view.departure {
      chosen.origin = departure.place.origin.moved(by: space)
    }
    let shown = view.movedPlace?.offsetBy(dx: space.x, dy: space.y) ?? chosen
    let frame = shown.extended(by: view.shownOverhang)
    guard view.isSpace else {
      return (frame, ShownCorner(corner: chosen.origin, space: space))
    }
    let inner = view.shownCorner(ofViewsAt: shown.origin)
    return (frame, ShownCorner(corner: shown.origin, space: inner))
  }
}
