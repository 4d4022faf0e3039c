import AmbientHosting
import AmbientLayout
import struct Foundation.Date

/// A recognizer that follows the first pressed pointer.
final class DragRecognizer: SimpleRecognizer<DragGesture.Value> {
  var gesture = DragGesture()
  private var press: Press?

  fileprivate struct Press {
    let pointer: Int
    let place: PointerPlace
    let location: CGPoint
    /// The last locations with their times, the oldest first; the speed is computed from them.
    var samples: [(time: Double, place: PointerPlace)]
  }

  override func receive(_ input: GestureInput) {
    guard !stage.isOver, case .pointer(let phase, let number) = input.kind,
      let place = input.pointers[number]
    else { return }
    if phase == .began, press == nil {
      let location = input.location(of: place, in: gesture.coordinateSpace)
      press = Press(
        pointer: number,
        place: place,
        location: location,
        samples: [(input.time, place)]
      )
      if gesture.minimumDistance <= 0 { current = .active(value(input, place)) }
    }
    guard var press, number == press.pointer else { return }
    switch phase {
    case .moved:
      press.note(place, at: input.time)
      self.press = press
      if stage == .active || press.place.distance(to: place) >= gesture.minimumDistance {
        current = .active(value(input, place))
      }
    case .ended:
      if press.samples.last?.place != place { press.note(place, at: input.time) }
      self.press = press
      // A host may send only the release of a quick drag, without a movement.
      let isDrag = stage == .active || press.place.distance(to: place) >= gesture.minimumDistance
      current = isDrag ? .ended(value(input, place)) : .failed
    case .canceled: fail()
    default: break
    }
  }

  private func value(_ input: GestureInput, _ place: PointerPlace) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time),
      location: input.location(of: place, in: gesture.coordinateSpace),
      startLocation: press?.location ?? .zero,
      velocity: press?.velocity(for: input, in: gesture.coordinateSpace) ?? .zero
    )
  }

  override func reset() {
    super.reset()
    press = nil
  }

  override func holdsBack(after input: GestureInput) -> Bool { press != nil && !input.isTime }

  override var traits: GestureTraits { GestureTraits(takesDrags: true) }
}

extension DragRecognizer.Press {
  /// The time in seconds over which the speed is measured.
  private static let window = 0.1

  /// Adds a sample, and removes the first samples if they are too old or if the pointer rested
  /// after them.
  fileprivate mutating func note(_ place: PointerPlace, at time: Double) {
    samples.append((time, place))
    while samples.count > 2,
      samples[1].time <= time - Self.window || samples[1].time > samples[0].time + Self.window
    {
      samples.removeFirst()
    }
  }

  fileprivate func velocity(for input: GestureInput, in space: CoordinateSpace) -> CGSize {
    // A pointer that has not moved for a while has no speed.
    guard let first = samples.first, let last = samples.last,
      last.time > first.time, input.time - last.time <= Self.window
    else { return .zero }
    let start = input.location(of: first.place, in: space)
    let end = input.location(of: last.place, in: space)
    let duration = CGFloat(last.time - first.time)
    return CGSize(width: (end.x - start.x) / duration, height: (end.y - start.y) / duration)
  }
}
