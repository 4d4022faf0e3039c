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
    var samples = RecentSamples<PointerPlace>()
  }

  override func receive(_ input: GestureInput) {
    guard !stage.isOver, case .pointer(let phase, let number) = input.kind,
      let place = input.pointers[number]
    else { return }
    if phase == .began, press == nil {
      let location = input.location(of: place, in: gesture.coordinateSpace)
      press = Press(pointer: number, place: place, location: location)
      press?.samples.add(place, at: input.time)
      if gesture.minimumDistance <= 0 { current = .active(value(input, place)) }
    }
    guard var press, number == press.pointer else { return }
    switch phase {
    case .moved:
      press.samples.add(place, at: input.time)
      self.press = press
      if stage == .active || press.place.distance(to: place) >= gesture.minimumDistance {
        current = .active(value(input, place))
      }
    case .ended:
      press.samples.addRelease(place, at: input.time)
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
  fileprivate func velocity(for input: GestureInput, in space: CoordinateSpace) -> CGSize {
    guard let (first, last, duration) = samples.movement(at: input.time) else { return .zero }
    let start = input.location(of: first, in: space)
    let end = input.location(of: last, in: space)
    let seconds = CGFloat(duration)
    return CGSize(width: (end.x - start.x) / seconds, height: (end.y - start.y) / seconds)
  }
}
