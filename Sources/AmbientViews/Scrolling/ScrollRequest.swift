public import AmbientHosting

// `@unchecked`: the value is only compared, hashed and cast.
/// The identifier of a view in a scroll view: one from `id(_:)`, or that of an item of a `ForEach`.
public struct ScrollViewID: Hashable, @unchecked Sendable {
  /// The identifier.
  public let value: AnyHashable

  /// Creates the identifier of a view.
  public init(_ value: AnyHashable) { self.value = value }
}

/// The wish of a program that a scroll view scrolls.
public struct ScrollRequest: Hashable, Sendable {
  /// The goal of a scroll.
  public enum Target: Hashable, Sendable {
    /// The view with an identifier; see `Element.elements(identifiedBy:)`.
    case view(ScrollViewID)
    /// An end of the content.
    case edge(Edge)
    /// The content offset, in points, along the axes whose coordinate is not nil.
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The number of the request, which is greater than those of earlier requests of the element.
  public var number: Int

  /// The goal.
  public var target: Target

  /// The point of the target that moves to the same point of the scroll view; nil for the shortest
  /// way on which the whole target becomes visible.
  public var anchor: UnitPoint?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - number: The number of the request, which is greater than those of earlier requests.
  ///   - target: The goal.
  ///   - anchor: The point of the target that moves to the same point of the scroll view.
  public init(number: Int, target: Target, anchor: UnitPoint?) {
    self.number = number
    self.target = target
    self.anchor = anchor
  }
}

/// The latest requests for scrolls of an element of kind ``ElementKind/scrollViewReader`` or
/// ``ElementKind/scrollPosition``.
///
/// A host fulfills each request once, in the order of the numbers, after it has laid out the update
/// with which the request came. A request for an identifier scrolls the scroll view around the view
/// with the identifier. Another request scrolls the first scroll view in the element.
public struct ScrollRequestsDetail: ElementDetail, Equatable {
  /// The requests in the order of their numbers.
  public let requests: [ScrollRequest]

  /// Gives requests to hosts.
  public init(_ requests: [ScrollRequest]) { self.requests = requests }
}

extension [ScrollRequest] {
  /// Adds a request, and forgets old ones.
  ///
  /// A host sees the requests after each update. More than a few belong to one update only if the
  /// program overrides its own requests.
  mutating func add(_ target: ScrollRequest.Target, anchor: UnitPoint?) {
    let number = (last?.number ?? 0) + 1
    if count == 16 { removeFirst(8) }
    append(ScrollRequest(number: number, target: target, anchor: anchor))
  }
}
