import AmbientHosting
import AmbientLayout
import AmbientViews

/// The shapes of elements on the screen.
extension ScreenLayout {
  /// Returns the shape of an element, adapted to the shape of the container around the element if
  /// it follows the container; nil if the element has no shape.
  ///
  /// - Parameters:
  ///   - node: The node of the element.
  ///   - frame: The frame of the node, in points from the upper left corner of the screen.
  /// - Returns: The shape.
  func shape(of node: LayoutNode, in frame: CGRect) -> ShapeDetail? {
    guard let shape = node.element?.detail(ShapeDetail.self) else { return nil }
    guard shape.followsContainer, let container = container(around: node) else { return shape }
    return shape.following(
      container.shape,
      of: container.frame,
      in: frame,
      layoutDirection: node.direction
    )
  }

  /// Returns the shape and the frame of the nearest container with a shape around a node; nil if
  /// there is none.
  ///
  /// If the shape adapts to an outer container, it is returned in its adapted form.
  private func container(around node: LayoutNode) -> (shape: ShapeDetail, frame: CGRect)? {
    let container = node.drawingContainers.first { $0.element?.kind == .containerShape }
    guard let container, let frame = shownFrame(of: container).map(pixels) else { return nil }
    return shape(of: container, in: frame).map { ($0, frame) }
  }
}
