import AmbientCore
import AmbientDrawing
public import AmbientHosting
public import AmbientLayout
public import Testing

/// Actions with pointers, such as fingers.
///
/// Views recognize gestures from these actions.
///
/// On a host with a size, the frontmost element at the position of the pointer receives the
/// pointer. The default position is the center of the named element.
///
/// On a host without a size, the named element receives the pointer. The default position is the
/// upper leading corner of this element.
///
/// Positions are in points from the upper leading corner of the named element. If the element is
/// scaled or rotated, positions are scaled and rotated with the element.
extension TestHost {
  /// Presses a finger on the element with the given name.
  ///
  /// To press several fingers, call this method several times.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - position: The position in the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - pointer: The number of the finger; fingers that are pressed at the same time have
  ///     different numbers.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The touch; nil if the test has failed.
  @discardableResult
  public func touch(
    _ name: String,
    at position: CGPoint? = nil,
    number: Int? = nil,
    pointer: Int = 0,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestTouch? {
    guard let (target, place) = target(name, position, number, sourceLocation) else { return nil }
    return touch(target, at: place, pointer: pointer, modifiers, name, sourceLocation)
  }

  /// Presses a finger on an element that receives pointers; fails the test if no gesture takes the
  /// press.
  ///
  /// - Parameters:
  ///   - target: The element that receives the press.
  ///   - place: The position in the element that the test named, in points.
  ///   - pointer: The number of the finger.
  ///   - modifiers: The modifier keys that are held.
  ///   - name: The name that the test used, for the message.
  ///   - location: The place in the test, for the message.
  /// - Returns: The touch; nil if no gesture took the press.
  func touch(
    _ target: PointerTarget,
    at place: CGPoint,
    pointer: Int,
    _ modifiers: EventModifiers,
    _ name: String,
    _ location: SourceLocation
  ) -> TestTouch? {
    let touch = TestTouch(self, target, at: place, pointer: pointer, modifiers: modifiers)
    if touch.isTaken { return touch }
    let remedy = PointerEvent.messageForMissingElement.remedy
    let error = target.error(
      without: "enabled gesture",
      name,
      remedy: remedy,
      needsOneGesture: true
    )
    fail(error.description, at: location)
    return nil
  }

  /// Drags a finger from one position to another, and releases it.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - start: The position of the press.
  ///   - end: The position of the release.
  ///   - steps: The number of moves.
  ///   - duration: The time from the press to the release, in seconds.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func drag(
    _ name: String,
    from start: CGPoint? = nil,
    to end: CGPoint,
    steps: Int = 4,
    duration: Double = 0.2,
    number: Int? = nil,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(name, at: start, number: number, modifiers: modifiers, sourceLocation: sourceLocation)?
      .drag(to: end, steps: steps, duration: duration)
  }

  /// Presses a finger for some time, and releases it.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - duration: The time in seconds.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func longPress(
    _ name: String,
    for duration: Double = 0.6,
    number: Int? = nil,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(name, number: number, modifiers: modifiers, sourceLocation: sourceLocation)?
      .hold(for: duration)
  }

  /// Taps twice with a finger.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - sourceLocation: The line at which the test fails.
  public func doubleTap(
    _ name: String,
    number: Int? = nil,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tapTwice {
      touch(name, number: number, modifiers: modifiers, sourceLocation: sourceLocation)
    }
  }

  func tapTwice(_ press: () -> TestTouch?) {
    guard let first = press() else { return }
    first.up()
    advance(by: 0.1)
    press()?.up()
  }

  /// Moves a pointer over the element with the given name, but does not press.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - position: The position in the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func hover(
    _ name: String,
    at position: CGPoint? = nil,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (target, place) = target(name, position, number, sourceLocation) else { return }
    hover(target, at: place)
  }

  /// Moves a pointer over an element that receives pointers, but does not press.
  func hover(_ target: PointerTarget, at place: CGPoint) {
    hovered = target
    viewTree.send(target.event(.hovered, at: place, time: time), to: target.element)
    settle()
  }

  /// Moves the pointer away from all elements.
  public func stopHovering() {
    guard let target = hovered else { return }
    hovered = nil
    viewTree.send(target.event(.exited, at: .zero, time: time), to: target.element)
    settle()
  }

  /// Finds the element that receives a pointer at a position; fails the test if no element receives
  /// the pointer.
  ///
  /// - Parameters:
  ///   - name: The name of an element.
  ///   - position: The position in this element, in points; nil for its center on a screen, or for
  ///     its upper leading corner without a screen.
  ///   - number: The position among the elements with the name, counted from 1; nil for the first
  ///     enabled one.
  ///   - location: The place in the test, for the message.
  /// - Returns: The receiver, and the position in the named element; nil if the test failed.
  func target(
    _ name: String,
    _ position: CGPoint?,
    _ number: Int?,
    _ location: SourceLocation
  ) -> (target: PointerTarget, place: CGPoint)? {
    settle()
    do {
      // On a screen, the position decides which element receives the pointer.
      let named = try search(name, number).find(
        in: viewTree,
        PointerEvent.messageForMissingElement.words,
        remedies: [PointerEvent.messageForMissingElement.remedy]
      ) {
        screen != nil || $0.takes(PointerEvent.self) || ($0.isControl && $0.hasGesturesAround)
      }
      return target(of: named, name, position, location)
    } catch {
      fail(error.description, at: location)
      return nil
    }
  }

  /// Finds the element that receives a pointer at a position in `named`; fails the test if no
  /// element receives the pointer.
  ///
  /// - Parameters:
  ///   - named: The element that the test named. Without a screen, it receives the pointer.
  ///   - name: The name that the test used, for the message.
  ///   - position: The position in `named`, in points; nil for its center on a screen, or for its
  ///     upper leading corner without a screen.
  ///   - location: The place in the test, for the message.
  /// - Returns: The receiver, and the position in `named`; nil if the test failed.
  func target(
    of named: Element,
    _ name: String,
    _ position: CGPoint?,
    _ location: SourceLocation
  ) -> (target: PointerTarget, place: CGPoint)? {
    guard let screen, let (viewSize, projection) = screen.coordinates(of: named) else {
      return (PointerTarget(element: named, named: named), position ?? .zero)
    }
    let place = position ?? CGPoint(x: viewSize.width / 2, y: viewSize.height / 2)
    let point = place.applying(projection)
    guard let hit = screen.element(at: point),
      let inward = screen.coordinates(of: hit, at: point)?.projection.inverse
    else {
      let error = PointerTarget.nothingHit(at: place, point, of: size, named, name)
      fail(error.description, at: location)
      return nil
    }
    let target = PointerTarget(
      element: hit,
      named: named,
      toElement: projection.concatenating(inward),
      toScreen: projection
    )
    return (target, place)
  }
}

extension Element {
  fileprivate var hasGesturesAround: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0.takes(PointerEvent.self) }
  }
}
