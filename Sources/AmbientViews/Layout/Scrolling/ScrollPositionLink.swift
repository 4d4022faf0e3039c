import AmbientCore

/// The connection of a scroll view with the binding of its position.
@MainActor
protocol ScrollPositionLink {
  /// The destination that the program asks for through the binding, if any.
  var destination: ScrollDestination? { get }

  /// The target in the binding, if the program or the user has set one.
  var place: ScrollRequest.Target? { get }

  /// Updates the binding with the identifiers of the view to which the user has scrolled.
  ///
  /// - Returns: The new value of `destination`.
  func userScrolled(to identifiers: [ScrollViewID]) -> ScrollDestination?
}

/// The target of a scroll that the program asks for.
struct ScrollDestination: Equatable {
  let target: ScrollRequest.Target
  let anchor: UnitPoint?

  /// A number that changes when the program asks for the same target again.
  var number = 0
}

/// The connection of a scroll view with a binding to a ``ScrollPosition``.
struct BoundScrollPosition {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension BoundScrollPosition: ScrollPositionLink {
  var destination: ScrollDestination? {
    let position = position.wrappedValue
    guard !position.isPositionedByUser, let target = position.target else { return nil }
    return ScrollDestination(
      target: target,
      anchor: position.anchor ?? anchor,
      number: position.number
    )
  }

  var place: ScrollRequest.Target? { position.wrappedValue.target }

  func userScrolled(to identifiers: [ScrollViewID]) -> ScrollDestination? {
    let before = position.wrappedValue
    var after = before
    after.userScrolled(to: identifiers)
    if after != before { position.wrappedValue = after }
    return nil
  }
}

/// The connection of a scroll view with a binding to the identifier of a view.
struct BoundScrollID<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension BoundScrollID: ScrollPositionLink {
  var destination: ScrollDestination? { destination(id.wrappedValue) }

  var place: ScrollRequest.Target? { destination?.target }

  func userScrolled(to identifiers: [ScrollViewID]) -> ScrollDestination? {
    let new = identifiers.lazy.compactMap { $0.value.base as? ID }.first
    if new != id.wrappedValue { id.wrappedValue = new }
    return destination(new)
  }

  private func destination(_ id: ID?) -> ScrollDestination? {
    id.map { ScrollDestination(target: .view(ScrollViewID(AnyHashable($0))), anchor: anchor) }
  }
}

/// The state that a scroll position's element keeps across updates.
@MainActor
final class ScrollPositionState {
  /// The last destination in the binding.
  ///
  /// Only a different destination leads to a request.
  var known: ScrollDestination?

  private(set) var requests: [ScrollRequest] = []

  nonisolated init() {}

  /// Adds a request if the destination has changed.
  func note(_ destination: ScrollDestination?) {
    guard destination != known else { return }
    known = destination
    if let destination { requests.add(destination.target, anchor: destination.anchor) }
  }
}

extension ScrollTargetsEvent {
  /// Returns the identifiers of the visible target that is nearest to a point of the scroll view.
  ///
  /// The result is empty if no target is visible.
  func identifiers(at anchor: UnitPoint?) -> [ScrollViewID] {
    let (visible, anchor) = (geometry.visibleRect, anchor ?? .topLeading)
    // At the bottom and trailing edges, the point is slightly inside of the edge, so that no target
    // beyond the edge is found.
    let point = CGPoint(
      x: visible.minX + anchor.x * (visible.width - 0.001),
      y: visible.minY + anchor.y * (visible.height - 0.001)
    )
    let nearest = targets.min {
      $0.frame.squaredDistance(from: point) < $1.frame.squaredDistance(from: point)
    }
    return (targets.first { $0.frame.contains(point) } ?? nearest)?.identifiers ?? []
  }
}

extension CGRect {
  /// Returns the share of this rectangle's area that is in another rectangle, from 0 to 1.
  func visibleShare(in other: CGRect) -> Double {
    let part = intersection(other)
    guard !part.isNull, width > 0, height > 0 else { return 0 }
    return Double(part.width * part.height / (width * height))
  }
}
