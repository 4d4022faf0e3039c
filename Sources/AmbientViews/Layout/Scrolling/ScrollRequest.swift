public import AmbientHosting

// `@unchecked`: the value is only compared, hashed and cast.
/// The identifier of a view in a scroll view, from `id(_:)` or from a `ForEach`.
public struct ScrollViewID: Hashable, @unchecked Sendable {
  /// The identifier, as the program declared it.
  public let value: AnyHashable

  /// Creates the identifier of a view.
  ///
  /// - Parameter value: The identifier that the program gave to the view.
  public init(_ value: AnyHashable) { self.value = value }
}

/// A request of the program to scroll a scroll view.
public struct ScrollRequest: Hashable, Sendable {
  /// A place to which a scroll view can scroll.
  public enum Target: Hashable, Sendable {
    /// The view with an identifier; see `Element.elements(identifiedBy:)`.
    case view(ScrollViewID)
    /// An edge of the content.
    case edge(Edge)
    /// A content offset, in points. Along an axis whose coordinate is nil, the offset is unchanged.
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The number of the request.
  ///
  /// The element's older requests have smaller numbers.
  public var number: Int

  /// The view, edge or offset to which the scroll view scrolls.
  public var target: Target

  /// The point at which the target and the scroll view are aligned; nil to scroll only as far as
  /// needed to show the whole target.
  public var anchor: UnitPoint?

  /// Creates a scroll request.
  ///
  /// - Parameters:
  ///   - number: The number of the request, greater than the numbers of older requests.
  ///   - target: The view, edge or offset to which the scroll view scrolls.
  ///   - anchor: The point at which the target and the scroll view are aligned.
  public init(number: Int, target: Target, anchor: UnitPoint?) {
    self.number = number
    self.target = target
    self.anchor = anchor
  }
}

/// The latest requests to scroll, in an element of kind ``ElementKind/scrollViewReader`` or
/// ``ElementKind/scrollPosition``.
///
/// A host fulfills each request once, in the order of the numbers. Before the host scrolls, it lays
/// out the changes of the update that added the request. A request for a view scrolls the scroll
/// view that contains the view. Any other request scrolls the first scroll view in the element.
///
/// The scroll uses the element's transaction from the update that added the request. If this
/// transaction has an animation, the phase of the scroll view is `animating` until the scroll
/// reaches the target.
///
/// In an element of kind ``ElementKind/scrollPosition``, the `scrollTargetAnchor` of the
/// transaction replaces the request's anchor. In an element of kind
/// ``ElementKind/scrollViewReader``, the `scrollTargetAnchor` is used only if the request has no
/// anchor.
public struct ScrollRequestsDetail: ElementDetail, Equatable {
  /// The requests in the order of their numbers.
  public let requests: [ScrollRequest]

  /// Creates the detail with the requests.
  ///
  /// - Parameter requests: The requests, in the order in which they were made.
  public init(_ requests: [ScrollRequest]) { self.requests = requests }
}

/// The target of a scroll position, in an element of kind ``ElementKind/scrollPosition``.
///
/// The target decides what the host does when the size of the content changes, for example because
/// rows are inserted:
///
/// - If the target is a visible view, the view stays where it is on the screen.
/// - If the target is an edge, the first scroll view in the element stays at this edge, unless the
///   user has scrolled.
/// - If the target is a point, the host does nothing.
public struct ScrollPlaceDetail: ElementDetail, Equatable {
  /// The view, the edge or the point.
  public let target: ScrollRequest.Target

  /// Creates the detail with the target.
  ///
  /// - Parameter target: The target of the scroll view.
  public init(_ target: ScrollRequest.Target) { self.target = target }
}

extension [ScrollRequest] {
  /// Adds a request; if the array has 16 requests, first removes the 8 oldest requests.
  ///
  /// A host sees the requests after each update. If the program makes many requests in one update,
  /// only the latest of them matter.
  mutating func add(_ target: ScrollRequest.Target, anchor: UnitPoint?) {
    let number = (last?.number ?? 0) + 1
    if count == 16 { removeFirst(8) }
    append(ScrollRequest(number: number, target: target, anchor: anchor))
  }
}
