import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Returns the shape of an element; nil if the element has no shape.
  ///
  /// A shape such as `ContainerRelativeShape` follows its container: the method adapts it to the
  /// shape that the nearest `containerShape(_:)` modifier around the element sets.
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

  /// Returns the shape and the frame of the nearest element of kind `containerShape` around a node;
  /// nil if no such element is around the node.
  ///
  /// If the shape of this container follows an outer container, the method adapts the shape to the
  /// shape of the outer container.
  private func container(around node: LayoutNode) -> (shape: ShapeDetail, frame: CGRect)? {
    let container = node.drawingContainers.first { $0.element?.kind == .containerShape }
    guard let container, let frame = shownFrame(of: container).map(pixels) else { return nil }
    return shape(of: container, in: frame).map { ($0, frame) }
  }
}
