public import AmbientCore
public import AmbientHosting
public import AmbientLayout

/// The group of an element of kind ``ElementKind/matchedGeometry``.
public struct MatchedGeometryDetail: ElementDetail, Equatable {
  /// The identifier of the group.
  public let id: AnyHashable
  /// The namespace of the identifier.
  public let namespace: Namespace.ID
  /// The parts of the geometry that follow the source of the group.
  public let properties: MatchedGeometryProperties
  /// The point at which the view is aligned with the source, such as the center.
  ///
  /// If ``properties`` does not contain the position, the anchor of the view stays where it is.
  public let anchor: UnitPoint
  /// Whether the element is the source of the group.
  public let isSource: Bool

  /// Returns the scale and the offset with which a host draws a moving source.
  ///
  /// If an animated update replaces the source of a group, the new source moves from the frame of
  /// the old source to its own frame. The old source moves along until its transition is over. A
  /// source keeps its size if its ``properties`` do not contain the size. The offset is zero if the
  /// ``properties`` do not contain the position.
  ///
  /// - Parameters:
  ///   - size: The size of the source.
  ///   - frame: The current frame of the movement, relative to the source's own frame.
  /// - Returns: The scale around the anchor, and the offset after the scale.
  package func match(_ size: CGSize, with frame: CGRect) -> (scale: CGSize, offset: CGPoint) {
    var scale = CGSize(width: 1, height: 1)
    if properties.contains(.size), size.width > 0, size.height > 0 {
      scale = CGSize(width: frame.width / size.width, height: frame.height / size.height)
    }
    guard properties.contains(.position) else { return (scale, .zero) }
    let (from, to) = (anchor.point(in: size), anchor.point(in: frame.size))
    return (scale, CGPoint(x: frame.minX + to.x - from.x, y: frame.minY + to.y - from.y))
  }
}
