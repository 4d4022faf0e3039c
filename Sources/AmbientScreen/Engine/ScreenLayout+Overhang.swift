import AmbientLayout
import AmbientViews

/// Elements that extend beyond their frames into the space outside the safe area, such as scroll
/// views.
///
/// In the layout, a scroll view has a frame inside the safe area. If an edge of the frame lies on
/// an edge of the safe area, the scroll view is larger on the screen: it extends beyond the safe
/// area at this edge. The content of the scroll view begins inside the safe area, and scrolls under
/// the bars.
extension ScreenLayout {
  /// Updates the lengths by which an element extends beyond the safe area.
  ///
  /// - Returns: Whether a length has changed.
  func updateOverhang(of node: LayoutNode) -> Bool {
    // A removed view keeps its overhang until its transition ends.
    guard sequence(first: node, next: \.layoutParent).allSatisfy({ $0.departure == nil }) else {
      return false
    }
    var overhang = EdgeInsets()
    if let cover = node.rule.cover, let frame = layoutFrame(of: node) {
      let grown = extended(frame, of: node, at: cover.edges, ignoring: cover.regions)
      overhang = frame.lengths(to: grown)
      for edge in Edge.allCases { overhang[edge] = overhang[edge].finiteOrZero }
    }
    guard overhang != node.overhang else { return false }
    recordPlace(of: node, node.frame)
    node.overhang = overhang
    return true
  }

  /// Returns the frame of a node without the parts beyond the safe area, in points from the top
  /// leading corner of the screen; nil if the node is hidden.
  func layoutFrame(of node: LayoutNode) -> CGRect? {
    guard let size = node.frame?.size else { return nil }
    var origin = CGPoint.zero
    var next: LayoutNode? = node
    while let node = next {
      guard let place = node.frame else { return nil }
      origin = origin.moved(by: node.departure?.place.origin ?? place.origin)
      next = node.departure?.container?.spaceInside ?? node.layoutParent
      origin = next?.corner(ofViewsAt: origin) ?? origin
    }
    return CGRect(origin: origin, size: size)
  }
}

extension ScreenLayout {
  /// Returns the frame of the coordinate space that a node defines; nil if the node is hidden.
  ///
  /// The space of a scroll view does not include the parts beyond the safe area.
  func spaceFrame(of node: LayoutNode) -> CGRect? {
    node.rule.scrolling == nil ? exactFrame(of: node) : layoutFrame(of: node)
  }
}

extension LayoutNode {
  /// The lengths by which the element extends beyond the safe area.
  ///
  /// The layout direction of the element, not of the screen, decides which edge is leading.
  var ownOverhang: EdgeInsets { isMirrored ? overhang.mirrored : overhang }

  /// How far the content has been scrolled from its place in the layout; nil if the element does
  /// not scroll.
  ///
  /// The horizontal distance is measured in the layout direction of the element.
  var scrolledDistance: CGPoint? {
    guard let offset = scroll?.geometry.contentOffset else { return nil }
    let overhang = ownOverhang
    return CGPoint(x: offset.x + overhang.leading, y: offset.y + overhang.top)
  }
}
