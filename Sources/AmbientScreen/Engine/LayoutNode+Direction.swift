import AmbientHosting
import AmbientLayout
import AmbientViews

/// The layout direction of the elements.
///
/// The layout of an element measures positions from the leading edge of the element. Which edge is
/// leading depends on the direction of the element. A node stores its frame in the direction of the
/// screen: on a left-to-right screen, the frame is measured from the left edge of the container; on
/// a right-to-left screen, it is measured from the right edge.
extension LayoutNode {
  /// The direction in which the element arranges its views.
  var direction: LayoutDirection { ownDirection ?? context.layoutDirection }

  /// Whether the layout direction of the element is opposite to the layout direction of the screen.
  var isMirrored: Bool { ownDirection.map { $0 != context.layoutDirection } ?? false }

  /// Whether the layout direction of the element is opposite to the layout direction of the node
  /// that arranges the element.
  var isReversed: Bool { layoutParent.map { $0.direction != direction } ?? false }

  /// Converts a rectangle in the element from the direction of the element to the direction of the
  /// screen, or back.
  func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
    guard isMirrored, let width = frame?.size.width else { return rect }
    return rect.mirrored(in: width)
  }
}

extension ScreenLayout {
  /// Updates the direction of a node whose element has changed, and of the nodes in this node.
  func updateDirection(of node: LayoutNode) {
    let direction = node.element?.direction ?? node.elementParent?.ownDirection
    guard direction != node.ownDirection else { return }
    var waiting = [node]
    while let next = waiting.popLast() {
      // A node whose element sets a direction is measured again too, because its alignment guides
      // depend on the direction of its container.
      for part in next.representatives { changed.insert(part) }
      guard next === node || next.element?.direction == nil else { continue }
      for node in [next] + next.parts { node.ownDirection = direction }
      waiting += next.elementChildren + next.parts.flatMap(\.elementChildren)
    }
    for view in node.representatives { noteGeometry(below: view) }
  }
}

extension Element {
  /// The direction that a modifier directly around the element sets; nil if there is no such
  /// modifier.
  ///
  /// If the direction is nil, the element has the direction of its parent.
  var direction: LayoutDirection? {
    let name = self[.layoutDirection]
    return name == nil ? nil : LayoutDirection.allCases.first { "\($0)" == name }
  }
}

extension CGRect {
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension EdgeInsets {
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension Edge {
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the edge is the first one along its axis.
  var isFirst: Bool { self == .top || self == .leading }
}

extension Edge.Set {
  var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}
