import AmbientCore
public import AmbientHosting
public import AmbientLayout
import AmbientViews
public import Testing

/// The gestures that a user makes on the view with fingers or a mouse.
///
/// ``TestHost`` has corresponding methods. Positions are in points from the upper leading corner of
/// the view. By default, a pointer is at the center of the view. On a host without a size, the
/// default is the upper leading corner.
extension FoundView {
  /// Presses a finger on the view.
  ///
  /// - Parameters:
  ///   - position: The position in the view.
  ///   - pointer: The number of the finger; fingers that are pressed at the same time have
  ///     different numbers.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails if no gesture takes the press.
  /// - Returns: The touch; nil if the test has failed.
  @discardableResult
  public func touch(
    at position: CGPoint? = nil,
    pointer: Int = 0,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestTouch? {
    guard let (target, place) = target("touch", position, sourceLocation) else { return nil }
    return host.touch(target, at: place, pointer: pointer, modifiers, name, sourceLocation)
  }

  /// Drags a finger from one position to another, and releases it.
  ///
  /// - Parameters:
  ///   - start: The position of the press.
  ///   - end: The position of the release.
  ///   - steps: The number of moves.
  ///   - duration: The time from the press to the release, in seconds.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func drag(
    from start: CGPoint? = nil,
    to end: CGPoint,
    steps: Int = 4,
    duration: Double = 0.2,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(at: start, modifiers: modifiers, sourceLocation: sourceLocation)?
      .drag(to: end, steps: steps, duration: duration)
  }

  /// Presses a finger for some time, and releases it.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func longPress(
    for duration: Double = 0.6,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(modifiers: modifiers, sourceLocation: sourceLocation)?.hold(for: duration)
  }

  /// Taps twice with a finger.
  ///
  /// - Parameters:
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func doubleTap(
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    host.tapTwice { touch(modifiers: modifiers, sourceLocation: sourceLocation) }
  }

  /// Moves a pointer over the view, but does not press.
  ///
  /// - Parameters:
  ///   - position: The position in the view.
  ///   - sourceLocation: The line at which the test fails.
  public func hover(
    at position: CGPoint? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (target, place) = target("hover over", position, sourceLocation) else { return }
    host.hover(target, at: place)
  }

  /// Swipes over the first row inside the view, or else over the row that contains the view.
  ///
  /// Rows without swipe actions at the edge are ignored. A short swipe shows the actions of the
  /// row. A full swipe performs the first action.
  ///
  /// A row of a `ForEach` with `onDelete` has the action "Delete" at the trailing edge, unless the
  /// row has swipe actions of its own.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions are.
  ///   - isFull: Whether the swipe goes across the whole row.
  ///   - sourceLocation: The line at which the test fails if there is no such row, or if the row
  ///     does not allow a full swipe.
  public func swipe(
    edge: HorizontalEdge = .trailing,
    isFull: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let node = existing("swipe over", sourceLocation) else { return }
    let swiped = node.nearest { $0.hasSwipeActions(at: edge) }
    host.swipe(node.name, isFull: isFull, sourceLocation) { _ throws(UserActionError) in
      guard let row = swiped else {
        throw UserActionError(
          "Cannot swipe over the \(node.titled): it has no swipe actions at the \(edge) edge."
        )
      }
      return row
    }
  }

  /// Finds the element that receives a pointer at a position; fails the test if no element receives
  /// the pointer.
  ///
  /// - Parameters:
  ///   - work: The verb for the message, such as `touch`.
  ///   - position: The position in the view, in points; nil for its center on a screen, or for its
  ///     upper leading corner without a screen.
  ///   - location: The place in the test, for the message.
  /// - Returns: The receiver, and the position in the view; nil if the test failed.
  func target(
    _ work: String,
    _ position: CGPoint?,
    _ location: SourceLocation
  ) -> (target: PointerTarget, place: CGPoint)? {
    host.settle()
    guard let node = existing(work, location) else { return nil }
    let element = node.element
    let inside = ([element] + element.descendants).first { $0.takes(PointerEvent.self) }
    // On a screen, the position decides which element receives the pointer.
    let named = host.screen == nil ? inside ?? element : element
    return host.target(of: named, node.name, position, location)
  }
}
