import AmbientHosting
import AmbientLayout

/// A press that lasts for some time.
///
/// The value of the gesture is true from the beginning of the press. The gesture ends after
/// ``minimumDuration``, while the pointer is still pressed. If the pointer is released earlier, the
/// gesture fails.
///
/// - Note: The gesture measures time only if the host advances the clock of the tree, or sends
///   events with times.
public struct LongPressGesture {
  /// The type of the values: whether the view is pressed.
  public typealias Value = Bool

  /// The time in seconds for which the pointer has to be pressed.
  public var minimumDuration: Double

  /// The distance in points by which the pointer may move.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds for which the pointer has to be pressed.
  ///   - maximumDistance: The distance in points by which the pointer may move. If it moves
  ///     further, the gesture fails.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that measures the time.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.gesture = gesture
    return recognizer
  }
}

private final class LongPressRecognizer: SimpleRecognizer<Bool> {
  var gesture = LongPressGesture()
  private var press: (pointer: Int, place: PointerPlace, time: Double)?

  override func receive(_ input: GestureInput) {
    guard !stage.isOver else { return }
    switch input.kind {
    case .pointer(.began, let number) where press == nil:
      guard let place = input.pointers[number] else { return }
      press = (number, place, input.time)
      current = .possible(true)
      if !endIfLongEnough(input), gesture.minimumDuration.isFinite {
        input.call(input.time + gesture.minimumDuration)
      }
    case .pointer(.moved, let number) where number == press?.pointer:
      if let press, let place = input.pointers[number],
        press.place.distance(to: place) > gesture.maximumDistance
      {
        fail()
      }
    case .pointer(.ended, let number) where number == press?.pointer:
      if !endIfLongEnough(input) { fail() }
    case .pointer(.canceled, let number) where number == press?.pointer: fail()
    case .time: _ = endIfLongEnough(input)
    default: break
    }
  }

  private func endIfLongEnough(_ input: GestureInput) -> Bool {
    // A time that is the sum of many small steps has rounding errors.
    let rounding = 1e-9
    guard let press, input.time - press.time >= gesture.minimumDuration - rounding else {
      return false
    }
    current = .ended(true)
    return true
  }

  override func reset() {
    super.reset()
    press = nil
  }

  override func holdsBack(after input: GestureInput) -> Bool { press != nil }
}
