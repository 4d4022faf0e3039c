import AmbientLayout
import AmbientViews

extension LayoutNode {
  /// The corner from which the places of the views count, if that of the element is at a point.
  ///
  /// It is outside of the element if the views are scrolled.
  func corner(ofViewsAt corner: CGPoint) -> CGPoint {
    guard let offset = scroll?.contentOffset else { return corner }
    return CGPoint(x: corner.x - offset.x, y: corner.y - offset.y)
  }
}

extension ScreenLayout {
  /// Takes over the size of an element that scrolls and that of its content, and keeps the offset
  /// within both.
  func updateScrolling(of node: LayoutNode, by rule: ScrollRule) {
    guard let size = node.place?.size, let contentSize = node.kept.contentSize else { return }
    var geometry = ScrollGeometry(
      contentOffset: node.scroll?.contentOffset ?? .zero,
      contentSize: contentSize,
      contentInsets: rule.insets,
      containerSize: size
    )
    if node.scroll == nil {
      geometry.contentOffset = CGPoint(x: -rule.insets.leading, y: -rule.insets.top)
    }
    geometry.contentOffset = rule.offset(nearestTo: geometry.contentOffset, in: geometry)
    setScroll(of: node, to: geometry)
  }

  /// Moves the views of an element that scrolls to another offset, or to the nearest possible one.
  ///
  /// - Returns: Whether the views have moved.
  @discardableResult
  func move(_ node: LayoutNode, to offset: CGPoint) -> Bool {
    guard let rule = node.rule.scrolling, var geometry = node.scroll else { return false }
    let before = geometry.contentOffset
    geometry.contentOffset = rule.offset(nearestTo: offset, in: geometry)
    guard geometry.contentOffset != before else { return false }
    setScroll(of: node, to: geometry)
    return true
  }

  private func setScroll(of node: LayoutNode, to geometry: ScrollGeometry) {
    let hasMoved = geometry.contentOffset != node.scroll?.contentOffset
    node.scroll = geometry
    if hasMoved { noteGeometry(below: node) }
  }

  /// The part of an element that shows on the screen through the scroll views around it, relative
  /// to its own corner; an empty rectangle if nothing of it shows.
  ///
  /// - Parameters:
  ///   - node: The node of the element.
  ///   - distance: The distance beyond the edges of each scroll view at which a place still counts
  ///     as visible, in points.
  /// - Returns: The part, in points.
  func visibleBounds(of node: LayoutNode, within distance: CGFloat = 0) -> CGRect {
    guard let size = node.place?.size else { return .zero }
    var area = CGRect(origin: .zero, size: size)
    // The corner of the node, relative to the corner of the element around it.
    var corner = CGPoint.zero
    var next: LayoutNode? = node
    while let inner = next, let place = inner.place {
      corner = CGPoint(x: corner.x + place.origin.x, y: corner.y + place.origin.y)
      next = inner.parent
      guard let outer = next else { break }
      corner = outer.corner(ofViewsAt: corner)
      let clips = outer.rule.scrolling?.clips ?? (outer === root)
      guard clips, let size = outer.place?.size else { continue }
      let window = CGRect(x: -corner.x, y: -corner.y, width: size.width, height: size.height)
        .insetBy(dx: -distance, dy: -distance)
      area = area.intersection(window)
      if area.isNull { return .zero }
    }
    return area
  }
}
