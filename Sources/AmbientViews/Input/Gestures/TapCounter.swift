import AmbientHosting
import AmbientLayout

/// The base class of recognizers that count taps.
class TapCounter<Value>: SimpleRecognizer<Value> {
  var count = 1

  /// The number of the pressed pointer; nil between two taps.
  private(set) final var pointer: Int?

  private var lastRelease = 0.0
  private var start = PointerPlace(local: .zero, screen: nil)
  private var taps = 0

  /// The longest time between a release and the next press, in seconds.
  private var interval: Double { 0.35 }

  /// The distance by which the pointer may move while it is pressed, in points.
  private var tolerance: CGFloat { 10 }

  /// Returns the value of a completed gesture.
  ///
  /// `input` is the last release; nil if a `PressEvent` completed the gesture.
  func value(_ input: GestureInput?) -> Value {
    preconditionFailure("A subclass overrides value(_:).")
  }

  override func receive(_ input: GestureInput) {
    guard !stage.isOver else { return }
    switch input.kind {
    case .pointer(let phase, let number): receive(phase, number, input)
    case .time where taps > 0 && pointer == nil && input.time >= lastRelease + interval: fail()
    default: break
    }
  }

  private func receive(_ phase: PointerEvent.Phase, _ number: Int, _ input: GestureInput) {
    guard pointer == nil || pointer == number, let place = input.pointers[number] else { return }
    switch phase {
    case .began:
      pointer = number
      start = place
    case .moved where pointer != nil && start.distance(to: place) >= tolerance: fail()
    case .ended where pointer != nil:
      guard start.distance(to: place) < tolerance else { return fail() }
      taps += 1
      if taps >= count { current = .ended(value(input)) }
      lastRelease = input.time
      pointer = nil
      if taps < count { input.call(input.time + interval) }
    case .canceled where pointer != nil: fail()
    default: break
    }
  }

  override func reset() {
    super.reset()
    pointer = nil
    taps = 0
  }

  // During a press, other gestures wait for the release. A long press does not wait, because the
  // passage of time completes it. Between two taps, all other gestures wait for the next tap.
  override func holdsBack(after input: GestureInput) -> Bool {
    pointer == nil ? taps > 0 : !input.isTime
  }

  override var traits: GestureTraits { GestureTraits(taps: count) }

  override func press() { current = .ended(value(nil)) }
}
