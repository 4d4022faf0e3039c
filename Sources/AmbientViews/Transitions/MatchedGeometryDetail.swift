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
  /// The point of the views at which their positions are compared.
  public let anchor: UnitPoint
  /// Whether the element is the source of the group.
  public let isSource: Bool
}

extension ElementKind {
  /// A view that has the geometry of another view: `id`, `anchor`, `isSource`, and `properties`,
  /// which is `position` or `size`, and absent for both.
  ///
  /// On a screen, a view that is not the source also has the offset `x` and `y` in points and the
  /// factors `scaleX` and `scaleY`, with which it is drawn.
  ///
  /// The ``MatchedGeometryDetail`` tells groups apart whose identifiers have the same text.
  public static let matchedGeometry: ElementKind = "MatchedGeometry"
}

extension ElementAttribute where Value == String {
  /// The text of the identifier of a group of views with one geometry.
  public static var matchedID: Self { Self("id") }
  /// The parts of the geometry that follow the source of a group.
  public static var matchedProperties: Self { Self("properties") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a view is the source of a group of views with one geometry.
  public static var isSource: Self { Self("isSource") }
}
