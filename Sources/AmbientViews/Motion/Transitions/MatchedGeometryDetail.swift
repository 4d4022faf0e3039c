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
  /// The anchor is used only if ``properties`` contains the position.
  public let anchor: UnitPoint
  /// Whether the element is the source of the group.
  public let isSource: Bool
}
