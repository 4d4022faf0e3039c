import AmbientCore

/// The connection of a scroll view with the binding of its position.
@MainActor
protocol ScrollPositionLink {
  /// The destination in the binding, if any.
  ///
  /// A ``ScrollPosition`` has no destination after the user has scrolled. A bound identifier is
  /// always a destination, because the binding does not tell whether the user or the program has
  /// set it.
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
  var lastDestination: ScrollDestination?

  private(set) var requests: [ScrollRequest] = []

  nonisolated init() {}

  /// Adds a request if the destination has changed and is not nil.
  func note(_ destination: ScrollDestination?) {
    guard destination != lastDestination else { return }
    lastDestination = destination
    if let destination { requests.add(destination.target, anchor: destination.anchor) }
  }
}

extension ScrollTargetsEvent {
  /// Returns the identifiers of the visible target that is nearest to a point of the scroll view.
  ///
  /// If the scroll view scrolls along one axis, the distance along this axis is decisive. A pinned
  /// header or footer is the result only if no other target is visible. The result is empty if no
  /// target is visible.
  ///
  /// - Parameter anchor: The point, as a fraction of the visible area that pinned headers and
  ///   footers do not cover; nil for the top leading corner.
  /// - Returns: The identifiers, the innermost first.
  func identifiers(at anchor: UnitPoint?) -> [ScrollViewID] {
    let rows = targets.filter { !$0.isPinned }
    let nearest = (rows.isEmpty ? targets : rows).min {
      distance(of: $0, from: anchor ?? .topLeading) < distance(of: $1, from: anchor ?? .topLeading)
    }
    return nearest?.identifiers ?? []
  }

  /// Returns two numbers that say how far a target is from an anchor.
  ///
  /// If the scroll view scrolls along one axis, the first number is the distance along this axis,
  /// and the second number is the distance along the other axis. If the scroll view scrolls along
  /// both axes, the first number is the square of the distance.
  ///
  /// Of two targets, the target with the smaller first number is nearer. If the first numbers are
  /// equal, the second numbers decide.
  private func distance(of target: Target, from anchor: UnitPoint) -> (CGFloat, CGFloat) {
    let point = point(at: anchor, beside: target.coveredEdges)
    let x = max(target.frame.minX - point.x, 0, point.x - target.frame.maxX)
    let y = max(target.frame.minY - point.y, 0, point.y - target.frame.maxY)
    return switch axes {
    case .horizontal: (x, y)
    case .vertical: (y, x)
    default: (x * x + y * y, 0)
    }
  }

  /// Returns the point at an anchor in the part of the visible area that `covered` leaves free.
  ///
  /// For an anchor at an edge, the point is slightly inside the edge. Therefore no target beyond
  /// the edge contains the point.
  private func point(at anchor: UnitPoint, beside covered: EdgeInsets) -> CGPoint {
    let visible = geometry.visibleRect
    let width = visible.width - covered.leading - covered.trailing
    let height = visible.height - covered.top - covered.bottom
    let margin = 0.001
    return CGPoint(
      x: visible.minX + covered.leading + margin + anchor.x * (width - 2 * margin),
      y: visible.minY + covered.top + margin + anchor.y * (height - 2 * margin)
    )
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
