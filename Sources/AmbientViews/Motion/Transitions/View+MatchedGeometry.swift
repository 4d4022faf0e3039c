public import AmbientCore
import AmbientGraph
import AmbientHosting
public import AmbientLayout

/// The parts of a view's geometry that follow the geometry of another view.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// Creates a set of parts from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view is matched.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view is matched.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Places this view at the position of another view in the same group, and proposes the size of
  /// the other view to this view.
  ///
  /// On a screen, each view that is not the source gets the size of the source as its proposal, and
  /// is placed so that its anchor lies at the anchor of the source. A view that takes any size,
  /// such as a color, therefore fills the frame of the source. A view of a fixed size keeps its
  /// size. For this reason, apply a fixed `frame` after this modifier, not before it.
  ///
  /// The views around the modified view do not move. For them, the view has the size that it has
  /// without the modifier. A host without a screen gets the group, but no position and no size.
  ///
  /// In an animated change, another view of the group can become the source. The new source is
  /// first drawn in the frame of the old source. Then both views move to the frame of the new
  /// source.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The namespace of the identifier, from `@Namespace`.
  ///   - properties: The parts of the geometry that follow the source of the group.
  ///   - anchor: The point at which the view is aligned with the source, such as the center.
  ///   - isSource: Whether the view is the source, whose geometry the other views follow.
  /// - Returns: The modified view.
  /// - Invalidation: When the source moves, the elements of the other views change, and these views
  ///   are laid out again. Only bodies that read the geometry of a moved view run.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    MatchedView(
      base: self,
      detail: MatchedGeometryDetail(
        id: AnyHashable(id),
        namespace: namespace,
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}

private struct MatchedView<Base: View> {
  let base: Base
  let detail: MatchedGeometryDetail
  var storage = GeometryStorage()
}

extension MatchedView: View, LibraryView {
  var body: some View {
    MatchedElement(geometry: storage.geometry, detail: detail, content: base)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each as a matched view.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { AnyView(MatchedView<AnyView>(base: $0, detail: view.detail)) }
  }
}

private struct MatchedElement<Content: View> {
  let geometry: ViewGeometry?
  let detail: MatchedGeometryDetail
  let content: Content
}

extension MatchedElement: AnimatedElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.matchedGeometry)
    description[.matchedID] = "\(detail.id)"
    description[.anchor] = detail.anchor.attribute
    description[.isSource] = detail.isSource
    if detail.properties != .frame {
      let names = [(MatchedGeometryProperties.position, "position"), (.size, "size")]
        .filter { detail.properties.contains($0.0) }.map(\.1)
      description[.matchedProperties] = names.joined(separator: " ")
    }
    description.set(detail)
    description.on(GeometryEvent.self) { geometry?.place($0) }
    guard let geometry, geometry.isPlaced, let tree = ViewTree.updating else { return description }
    let source = MatchedGeometries.source(of: detail, in: tree)
    if detail.isSource {
      source.set(geometry.frame(in: .global))
    } else if let target = source.read() {
      description.follow(geometry.coordinates.rect(target), detail)
    }
    return description
  }
}

extension ElementDescription {
  /// Adds the proposal and the position with which a view follows the source of its group.
  ///
  /// - Parameters:
  ///   - source: The frame of the source, in the coordinate space of the view.
  ///   - detail: The parts of the geometry that follow the source, and the view's anchor.
  fileprivate mutating func follow(_ source: CGRect, _ detail: MatchedGeometryDetail) {
    if detail.properties.contains(.size) {
      self[.width] = Double(source.width)
      self[.height] = Double(source.height)
    }
    if detail.properties.contains(.position) {
      let anchor = detail.anchor.point(in: source.size)
      self[.x] = Double(source.minX + anchor.x)
      self[.y] = Double(source.minY + anchor.y)
    }
  }
}

/// The frames of the sources in a tree, one for each group of matched views.
@MainActor
private final class MatchedGeometries {
  private var sources: [Key: Input<CGRect?>] = [:]

  private struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// Returns the input with the frame that the source of a group has on the screen.
  ///
  /// The frame is nil until the source is laid out.
  static func source(of detail: MatchedGeometryDetail, in tree: TreeState) -> Input<CGRect?> {
    let geometries = tree[MatchedGeometries.self] ?? MatchedGeometries()
    tree[MatchedGeometries.self] = geometries
    let key = Key(id: detail.id, namespace: detail.namespace)
    if let source = geometries.sources[key] { return source }
    let source = Input<CGRect?>(nil, in: tree.graph)
    geometries.sources[key] = source
    return source
  }
}
