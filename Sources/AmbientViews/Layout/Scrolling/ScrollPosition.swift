/// The target to which a scroll view is scrolled: a view, an edge or a point.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { … }.scrollPosition($position)
/// Button("Up") { position.scrollTo(edge: .top) }
/// ```
///
/// Each call of `scrollTo` scrolls, even if the target stays the same.
///
/// When the user scrolls, the target becomes the visible view that is nearest to the anchor of the
/// modifier `scrollPosition`. Only views that have been turned into scroll targets count: see
/// ``View/scrollTargetLayout(isEnabled:)``.
///
/// The initializer determines the type of the identifiers: it is the type of the parameter `id`, or
/// else the parameter `idType`. If the nearest view has no identifier of this type, the position
/// has no target.
public struct ScrollPosition: Equatable, Sendable {
  /// The view, edge or point of the position, if any.
  private(set) var target: ScrollRequest.Target?

  /// The point at which the view and the scroll view are aligned.
  private(set) var anchor: UnitPoint?

  /// The number of calls of `scrollTo`.
  ///
  /// Each call changes this number, and so the position changes even if the target stays the same.
  private(set) var number = 0

  /// Whether the user made the last scroll; false if the program made it.
  public private(set) var isPositionedByUser = false

  private let idType: any (Hashable & Sendable).Type

  /// Returns whether all properties are equal, including the number of calls of `scrollTo`.
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.target == rhs.target && lhs.anchor == rhs.anchor && lhs.number == rhs.number
      && lhs.isPositionedByUser == rhs.isPositionedByUser && lhs.idType == rhs.idType
  }

  private init(_ target: ScrollRequest.Target?, _ idType: any (Hashable & Sendable).Type) {
    self.target = target
    self.idType = idType
  }
}

extension ScrollPosition {
  /// Creates a position without a target.
  ///
  /// When the user scrolls, a view whose identifier has the type `idType` becomes the target.
  ///
  /// - Parameter idType: The type of the identifiers of the views.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(nil, idType) }

  /// Creates the position at a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point at which the view and the scroll view are aligned; nil to scroll only as
  ///     far as needed to show the whole view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ScrollViewID(AnyHashable(id))), ID.self)
    self.anchor = anchor
  }

  /// Creates the position at an edge of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - edge: The edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates the position at a content offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - point: The content offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates the position at a content offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates the position at a horizontal content offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - x: The horizontal offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates the position at a vertical content offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - y: The vertical offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }
}

extension ScrollPosition {
  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point at which the view and the scroll view are aligned; nil to scroll only as
  ///     far as needed to show the whole view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(ScrollViewID(AnyHashable(id))), anchor: anchor)
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls to a content offset, in points.
  ///
  /// - Parameter point: The offset of the content, in points.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a content offset, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

  /// Scrolls to a horizontal content offset, in points; the vertical offset stays.
  ///
  /// - Parameter x: The horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical content offset, in points; the horizontal offset stays.
  ///
  /// The offset is the distance from the top of the content to the top of the scroll view. If a bar
  /// covers the top of the scroll view, the offset 0 leaves the first views under the bar. The
  /// method ``scrollTo(edge:)`` shows the first views below the bar.
  ///
  /// - Parameter y: The vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  private mutating func scroll(to target: ScrollRequest.Target, anchor: UnitPoint? = nil) {
    self.target = target
    self.anchor = anchor
    isPositionedByUser = false
    number += 1
  }

  /// Changes the target to the view to which the user has scrolled.
  ///
  /// - Parameter identifiers: The identifiers of the view; empty if no scroll target is visible.
  mutating func userScrolled(to identifiers: [ScrollViewID]) {
    isPositionedByUser = true
    target = identifiers.first { type(of: $0.value.base) == idType }.map { .view($0) }
  }
}

extension ScrollPosition {
  /// The edge, if the position is at an edge.
  public var edge: Edge? {
    guard case .edge(let edge) = target else { return nil }
    return edge
  }

  /// The content offset in points, if the position has an offset along both axes.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal content offset in points, if the position has one.
  public var x: CGFloat? {
    guard case .point(let x, _) = target else { return nil }
    return x
  }

  /// The vertical content offset in points, if the position has one.
  public var y: CGFloat? {
    guard case .point(_, let y) = target else { return nil }
    return y
  }

  /// The identifier of the view, if the position is at a view.
  ///
  /// The value is nil if the identifier does not have the type that was given when the position was
  /// created.
  public var viewID: (any Hashable & Sendable)? {
    func cast<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      viewID(type: type)
    }
    return cast(idType)
  }

  /// Returns the identifier of the view, if the position is at a view and the type matches.
  ///
  /// - Parameter type: The type of the identifier.
  /// - Returns: The identifier.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .view(let id) = target else { return nil }
    return id.value.base as? T
  }
}
