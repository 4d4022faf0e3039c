/// The part of a gesture's state machine that does not depend on the type of the gesture's values.
///
/// Receiving an input and running actions are separate: a gesture that waits for the failure of a
/// second gesture still receives inputs. It runs its actions only when the second gesture has
/// failed.
@MainActor
public class _AnyGestureRecognizer {
  init() {}

  var stage: GestureStage { .possible }

  /// Updates the phase for an input; runs no action.
  func receive(_ input: GestureInput) {}

  /// Runs the actions for the current phase.
  func deliver() {}

  /// Makes the gesture fail, even if it has ended and waits for another gesture.
  func fail() {}

  /// Makes the recognizer ready for the next press.
  func reset() {}

  /// Returns whether gestures with lower precedence have to wait while this gesture is possible.
  ///
  /// Some gestures, such as a tap or a drag, wait for a pressed pointer to move or to be released.
  /// While such a gesture waits, this method returns false for an input of kind
  /// ``GestureInput/Kind/time``. A tap therefore does not delay a long press, which ends when
  /// enough time has passed.
  ///
  /// - Parameter input: The last input.
  /// - Returns: Whether the gestures with lower precedence wait.
  func holdsBack(after input: GestureInput) -> Bool { false }

  /// The events by which the gesture is recognized.
  var traits: GestureTraits { GestureTraits() }

  /// Completes a gesture that consists of taps, as if the user had made the taps.
  ///
  /// A host may send a `PressEvent` instead of taps. ``GestureTraits/taps`` of the gesture must not
  /// be nil.
  func press() {}

  /// Releases the values of dynamic properties when the gesture leaves the tree.
  func retire() {}
}

/// The events by which a gesture is recognized.
struct GestureTraits {
  /// The number of taps after which the gesture is complete; nil if taps do not complete it.
  var taps: Int?

  /// Whether the gesture follows a dragged pointer.
  var takesDrags = false

  /// Whether the gesture follows two fingers.
  var takesPinches = false

  /// Returns the traits of a gesture that combines two gestures.
  func union(_ other: GestureTraits) -> GestureTraits {
    GestureTraits(
      taps: taps.map { min($0, other.taps ?? $0) } ?? other.taps,
      takesDrags: takesDrags || other.takesDrags,
      takesPinches: takesPinches || other.takesPinches
    )
  }
}

/// The state machine of a gesture.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  var phase: GesturePhase<Value> { .possible(nil) }

  override var stage: GestureStage { phase.stage }
}

/// The base class of recognizers that contain no other recognizers.
class SimpleRecognizer<Value>: _GestureRecognizer<Value> {
  var current = GesturePhase<Value>.possible(nil)

  override final var phase: GesturePhase<Value> { current }

  override final func fail() { current = .failed }

  override func reset() { current = .possible(nil) }
}

/// The base class of recognizers that run actions for the phases of another recognizer.
class ActionRecognizer<Base: Gesture>: _GestureRecognizer<Base.Value> {
  private(set) var base: _GestureRecognizer<Base.Value>

  init(_ gesture: Base) {
    base = Base._makeRecognizer(gesture, reusing: nil)
    super.init()
  }

  func update(_ gesture: Base) { base = Base.recognizer(of: gesture, replacing: base) }

  override final var phase: GesturePhase<Base.Value> { base.phase }

  override func receive(_ input: GestureInput) { base.receive(input) }

  /// Runs the actions of the base, and then the actions of this recognizer.
  override final func deliver() {
    base.deliver()
    act(on: phase)
  }

  func act(on phase: GesturePhase<Base.Value>) {}

  override final func fail() { base.fail() }

  override func reset() { base.reset() }

  override final func holdsBack(after input: GestureInput) -> Bool { base.holdsBack(after: input) }

  override var traits: GestureTraits { base.traits }

  override final func press() { base.press() }

  override func retire() { base.retire() }
}
