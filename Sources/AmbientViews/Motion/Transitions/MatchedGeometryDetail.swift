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
  /// The point of a view that is moved to the same point of the source, if the position follows.
  public let anchor: UnitPoint
  /// Whether the element is the source of the group.
  public let isSource: Bool
}
