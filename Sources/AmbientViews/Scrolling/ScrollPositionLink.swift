import AmbientCore

/// The connection of a scroll view with the binding of its position.
@MainActor
protocol ScrollPositionLink {
  /// The place that the program wants; nil after the user has scrolled.
  var wish: ScrollWish? { get }

  /// Takes over the identifiers of the view at which the user has arrived.
  ///
  /// - Returns: The place that the binding then stands for.
  func userScrolled(to identifiers: [ScrollViewID]) -> ScrollWish?
}

/// A place to which a program wants to scroll.
struct ScrollWish: Equatable {
  let target: ScrollRequest.Target
  let anchor: UnitPoint?

  /// A number that differs if the program wants the same place again.
  var number = 0
}

/// The connection with a position.
struct BoundScrollPosition {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension BoundScrollPosition: ScrollPositionLink {
  var wish: ScrollWish? {
    let position = position.wrappedValue
    guard !position.isPositionedByUser, let target = position.target else { return nil }
    return ScrollWish(target: target, anchor: position.anchor ?? anchor, number: position.number)
  }

  func userScrolled(to identifiers: [ScrollViewID]) -> ScrollWish? {
    let before = position.wrappedValue
    var after = before
    after.userScrolled(to: identifiers)
    if after != before { position.wrappedValue = after }
    return nil
  }
}

/// The connection with the identifier of a view.
struct BoundScrollID<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension BoundScrollID: ScrollPositionLink {
  var wish: ScrollWish? { wish(id.wrappedValue) }

  func userScrolled(to identifiers: [ScrollViewID]) -> ScrollWish? {
    let new = identifiers.lazy.compactMap { $0.value.base as? ID }.first
    if new != id.wrappedValue { id.wrappedValue = new }
    return wish(new)
  }

  private func wish(_ id: ID?) -> ScrollWish? {
    id.map { ScrollWish(target: .view(ScrollViewID(AnyHashable($0))), anchor: anchor) }
  }
}

/// What the element of a scroll position knows about earlier updates.
@MainActor
final class ScrollPositionMemory {
  /// The place that the binding stood for last.
  var known: ScrollWish?

  /// The latest requests.
  private(set) var requests: [ScrollRequest] = []

  nonisolated init() {}

  /// Adds a request if the program wants another place than before.
  func note(_ wish: ScrollWish?) {
    guard wish != known else { return }
    known = wish
    if let wish { requests.add(wish.target, anchor: wish.anchor) }
  }
}

extension ScrollTargetsEvent {
  /// Returns the identifiers of the target at a point of the scroll view, or of the nearest one;
  /// none if no target shows.
  func identifiers(at anchor: UnitPoint?) -> [ScrollViewID] {
    let (visible, anchor) = (geometry.visibleRect, anchor ?? .topLeading)
    // The point is inside, so that an edge belongs to the view that shows beside it.
    let point = CGPoint(
      x: visible.minX + anchor.x * (visible.width - 0.001),
      y: visible.minY + anchor.y * (visible.height - 0.001)
    )
    let nearest = targets.min { $0.frame.distance(from: point) < $1.frame.distance(from: point) }
    return (targets.first { $0.frame.contains(point) } ?? nearest)?.identifiers ?? []
  }
}

extension CGRect {
  /// Returns the square of the distance from a point.
  fileprivate func distance(from point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, point.x - maxX, 0)
    let y = max(minY - point.y, point.y - maxY, 0)
    return x * x + y * y
  }

  /// Returns the share of the area that is in another rectangle, from 0 to 1.
  func visibleShare(in other: CGRect) -> Double {
    let part = intersection(other)
    guard !part.isNull, width > 0, height > 0 else { return 0 }
    return Double(part.width * part.height / (width * height))
  }
}
