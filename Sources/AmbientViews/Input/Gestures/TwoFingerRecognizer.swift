import AmbientHosting
import AmbientLayout
import Foundation

/// The movement of two fingers since the gesture began.
struct PinchState {
  var time: Double
  var magnification: CGFloat
  /// The clockwise angle in radians.
  var rotation: Double
  let startAnchor: UnitPoint
  let startLocation: CGPoint

  var date: Date { Date(timeIntervalSinceReferenceDate: time) }
}

/// The base class of recognizers that follow two fingers, or pinch events.
class TwoFingerRecognizer<Value>: SimpleRecognizer<Value> {
  /// The fingers in the order in which they touched the screen; empty for pinch events.
  private var fingers: [Int] = []
  private var start: Start?
  private var samples = RecentSamples<CGFloat>()

  private struct Start {
    let distance: CGFloat
    /// The direction from the first finger to the second finger, in radians.
    var direction: Double
    var state: PinchState
  }

  // MARK: For subclasses

  /// Returns the number that the gesture measures: a factor or an angle.
  func measure(_ pinch: PinchState) -> CGFloat { 0 }

  /// Returns whether the number has changed enough for the gesture to begin.
  func isLargeEnough(_ measure: CGFloat) -> Bool { false }

  func value(_ pinch: PinchState, speed: CGFloat) -> Value {
    preconditionFailure("A subclass overrides value(_:speed:).")
  }

  // MARK: Events

  override func receive(_ input: GestureInput) {
    guard !stage.isOver else { return }
    switch input.kind {
    case .pointer(let phase, let number): receive(phase, number, input)
    case .pinch(let event): receive(event, input)
    case .time: break
    }
  }

  private func receive(_ phase: PointerEvent.Phase, _ number: Int, _ input: GestureInput) {
    if phase == .began, fingers.count < 2 {
      fingers.append(number)
      if fingers.count == 2 { begin(input) }
    }
    guard fingers.contains(number) else { return }
    switch phase {
    case .moved: follow(input)
    case .ended:
      follow(input, isRelease: true)
      end()
    case .canceled: fail()
    default: break
    }
  }

  private func begin(_ input: GestureInput) {
    guard let (first, second) = places(input) else { return }
    let offset = first.offset(to: second)
    start = Start(
      distance: first.distance(to: second),
      direction: atan2(Double(offset.height), Double(offset.width)),
      state: state(at: first.middle(to: second), input)
    )
    if let state = start?.state { samples.add(measure(state), at: state.time) }
  }

  private func follow(_ input: GestureInput, isRelease: Bool = false) {
    guard var start, let (first, second) = places(input) else { return }
    let offset = first.offset(to: second)
    let direction = atan2(Double(offset.height), Double(offset.width))
    start.state.time = input.time
    if start.distance > 0 {
      start.state.magnification = first.distance(to: second) / start.distance
    }
    // The computation assumes less than half a turn between two events.
    start.state.rotation += remainder(direction - start.direction, 2 * Double.pi)
    start.direction = direction
    self.start = start
    note(start.state, isRelease: isRelease)
  }

  private func receive(_ event: PinchEvent, _ input: GestureInput) {
    if event.phase == .began, let place = input.pointers.values.first {
      start = Start(distance: 0, direction: 0, state: state(at: place, input))
    }
    start?.state.time = input.time
    start?.state.magnification = CGFloat(event.magnification)
    start?.state.rotation = event.rotation
    if let state = start?.state { note(state, isRelease: event.phase == .ended) }
    switch event.phase {
    case .ended: end()
    case .canceled: fail()
    case .began, .changed: break
    }
  }

  private func note(_ state: PinchState, isRelease: Bool) {
    let measure = measure(state)
    if isRelease {
      samples.addRelease(measure, at: state.time)
    } else {
      samples.add(measure, at: state.time)
    }
    guard stage == .active || isLargeEnough(measure) else { return }
    current = .active(value(state, speed: speed(at: state.time)))
  }

  private func speed(at time: Double) -> CGFloat {
    guard let (first, last, duration) = samples.movement(at: time) else { return 0 }
    return (last - first) / CGFloat(duration)
  }

  private func end() {
    guard case .active(let value) = current else { return fail() }
    current = .ended(value)
  }

  private func places(_ input: GestureInput) -> (PointerPlace, PointerPlace)? {
    guard fingers.count == 2, let first = input.pointers[fingers[0]],
      let second = input.pointers[fingers[1]]
    else { return nil }
    return (first, second)
  }

  private func state(at middle: PointerPlace, _ input: GestureInput) -> PinchState {
    PinchState(
      time: input.time,
      magnification: 1,
      rotation: 0,
      startAnchor: input.anchor(of: middle),
      startLocation: input.location(of: middle, in: .local)
    )
  }

  override func reset() {
    super.reset()
    fingers = []
    start = nil
    samples = RecentSamples()
  }

  // A single finger may belong to another gesture. Only two fingers, or a pinch, hold back other
  // gestures.
  override func holdsBack(after input: GestureInput) -> Bool { start != nil && !input.isTime }

  override var traits: GestureTraits { GestureTraits(takesPinches: true) }
}
