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
  /// If the position follows the source, this point of the view moves to the same point of the
  /// source.
  public let anchor: UnitPoint
  /// Whether the element is the source of the group.
  public let isSource: Bool
}
