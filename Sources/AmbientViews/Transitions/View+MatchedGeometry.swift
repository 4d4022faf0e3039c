public import AmbientCore
public import AmbientHosting
public import AmbientLayout

/// The parts of a view's geometry that follow the geometry of another view.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// Creates a set of parts from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives the view the geometry of another view in the same group.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The namespace of the identifier, from `@Namespace`.
  ///   - properties: The parts of the geometry that follow the source of the group.
  ///   - anchor: The point of the views at which their positions are compared.
  ///   - isSource: Whether the view is the source, whose geometry the other views follow.
  /// - Returns: A view with the geometry.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    var attributes = ElementAttributes(.matchedID, "\(id)")
    attributes[.anchor] = anchor.attribute
    attributes[.isSource] = isSource
    if properties != .frame {
      attributes[.matchedProperties] = properties == .position ? "position" : "size"
    }
    let detail = MatchedGeometryDetail(
      id: AnyHashable(id),
      namespace: namespace,
      properties: properties,
      anchor: anchor,
      isSource: isSource
    )
    return Wrapper(
      kind: .matchedGeometry,
      attributes: attributes,
      details: [detail],
      content: self
    )
  }
}

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
