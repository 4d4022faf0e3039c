import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

/// The projections of effects that draw views at another place or in another size.
///
/// An effect does not change the layout of the views.
///
/// Hit tests and the geometry of views use the projections. Pictures show no perspective: they use
/// affine transforms that are close to the projections.
extension LayoutNode {
  /// Returns the projection with which the node draws its views; nil if the node draws them without
  /// a projection.
  ///
  /// - Parameter size: The size of the node, in points.
  /// - Returns: The projection, in points from the upper left corner of the node.
  func projection(in size: CGSize) -> ProjectionTransform? {
    guard rule.transformsViews else { return nil }
    var result = ProjectionTransform()
    for step in effectSteps(in: size) {
      let next = step.projection(in: size, isRightToLeft: direction == .rightToLeft)
      if let next { result = result.concatenating(next) }
    }
    return result.isIdentity ? nil : result
  }

  /// Returns the projection of the node in coordinates that follow the screen's layout direction.
  ///
  /// Horizontal coordinates grow from the leading edge of the screen to the trailing edge.
  ///
  /// - Parameter frame: The frame of the node in these coordinates. Any point may be the zero point
  ///   of the coordinates.
  /// - Returns: The projection, in the same coordinates as `frame`; nil if the node has no
  ///   projection.
  func leadingProjection(in frame: CGRect) -> ProjectionTransform? {
    guard let projection = projection(in: frame.size) else { return nil }
    guard context.layoutDirection == .rightToLeft else { return projection.around(frame.origin) }
    return projection.mirrored.around(CGPoint(x: frame.maxX, y: frame.minY))
  }

  /// The nodes that draw the modified views: the parts of the node, or else the node itself.
  ///
  /// A node has a part for each view if its modifier is around several views.
  var drawingNodes: [LayoutNode] { parts.isEmpty ? [self] : parts }

  /// The ``drawingNodes`` of the node, followed by the `drawingNodes` of its copies.
  var allDrawingNodes: [LayoutNode] {
    copies.isEmpty ? drawingNodes : ([self] + copies).flatMap(\.drawingNodes)
  }

  /// The node of which this node is a part or a copy; if it is neither, the node itself.
  var elementNode: LayoutNode {
    let node = whole ?? self
    return node.original ?? node
  }

  /// The containers that draw the node, the innermost first.
  var drawingContainers: some Sequence<LayoutNode> {
    sequence(first: self) { $0.departure?.container ?? $0.layoutParent }.dropFirst()
  }
}

extension ScreenLayout {
  /// Whether any view may be drawn away from its place in the layout.
  var transformsViews: Bool { root.nodeCounts.transforms > 0 || !departed.isEmpty }

  /// Returns the transform with which a node draws its views; nil if the node draws them without a
  /// transform.
  ///
  /// The geometry events of these views contain the transform.
  func transform(of node: LayoutNode) -> GeometryEvent.Transform? {
    guard node.rule.transformsViews, let frame = exactFrame(of: node),
      let projection = node.leadingProjection(in: frame)
    else { return nil }
    return GeometryEvent.Transform(
      projection,
      isIgnoredByLayout: node.element?.hasEffectsIgnoredByLayout ?? false
    )
  }

  /// Returns the projection with which a node draws its views on the screen; nil if the node draws
  /// them without a projection.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - frame: The frame of the node, in points from the upper left corner of the screen.
  /// - Returns: The projection, in points from the upper left corner of the screen.
  func drawnProjection(of node: LayoutNode, in frame: CGRect) -> ProjectionTransform? {
    node.projection(in: frame.size)?.around(frame.origin)
  }

  /// Returns the combined projection of the modifiers around a node; nil if no modifier around the
  /// node has a projection.
  ///
  /// The projection applies to points that are measured from the upper left corner of the screen.
  /// The node must have no parts.
  func drawnProjection(around node: LayoutNode) -> ProjectionTransform? {
    guard transformsViews else { return nil }
    var result: ProjectionTransform?
    for outer in node.drawingContainers where outer.rule.transformsViews {
      guard let frame = shownFrame(of: outer).map(pixels),
        let own = drawnProjection(of: outer, in: frame)
      else { continue }
      result = result?.concatenating(own) ?? own
    }
    return result
  }

  /// Records that the views in a node are drawn at other places than before.
  ///
  /// The layout stays the same. Only the views that read their geometry are notified.
  func noteTransform(of node: LayoutNode) {
    var waiting = node.views
    while let next = waiting.popLast() {
      guard next.nodeCounts.observers > 0 else { continue }
      if next.rule.takesGeometry { observers.insert(next) }
      waiting += next.views
    }
  }
}

extension ProjectionTransform {
  /// The projection for points whose horizontal coordinates have the opposite sign.
  fileprivate var mirrored: ProjectionTransform {
    let mirror = ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1))
    return mirror.concatenating(self).concatenating(mirror)
  }
}
