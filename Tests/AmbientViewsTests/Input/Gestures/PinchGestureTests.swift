import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A gesture with two fingers` {
  private let log = ActionLog()

  private func percent(_ value: CGFloat) -> String { "\(Int((value * 100).rounded()))" }

  private func degrees(_ angle: Angle) -> String { "\(Int(angle.degrees.rounded()))" }

  @Test func `A magnify gesture follows the distance between two touches`() {
    let host = TestHost {
      Text("a").gesture(MagnifyGesture().map(\.magnification).logged("size", in: log, percent))
    }
    let first = host.touch("a", at: CGPoint(x: 0, y: 0))
    let second = host.touch("a", at: CGPoint(x: 10, y: 0), pointer: 1)
    #expect(log.take() == [])
    second?.move(to: CGPoint(x: 15, y: 0))
    first?.move(to: CGPoint(x: -5, y: 0))
    #expect(log.take() == ["size 150", "size 200"])
    first?.up()
    #expect(log.take() == ["size ended 200"])
    second?.up()
    #expect(log.take() == [])
  }

  @Test func `A rotate gesture follows the angle between two touches`() {
    let host = TestHost {
      Text("a").gesture(RotateGesture().map(\.rotation).logged("angle", in: log, degrees))
    }
    _ = host.touch("a", at: .zero)
    let second = host.touch("a", at: CGPoint(x: 10, y: 0), pointer: 1)
    second?.move(to: CGPoint(x: 0, y: 10))
    second?.move(to: CGPoint(x: -10, y: 0))
    second?.move(to: CGPoint(x: 0, y: -10))
    second?.up()
    #expect(log.take() == ["angle 90", "angle 180", "angle 270", "angle ended 270"])
  }

  @Test func `Magnification and rotation gestures follow pinch events of a trackpad`() {
    let host = TestHost {
      Text("a").gesture(
        MagnificationGesture().logged("size", in: log, percent)
          .simultaneously(with: RotationGesture().logged("angle", in: log, degrees))
      )
    }
    host.magnify("a", by: 2, steps: 2)
    #expect(log.take() == ["size 150", "size 200", "size ended 200"])
    host.rotate("a", byDegrees: -90, steps: 2)
    #expect(log.take() == ["angle -45", "angle -90", "angle ended -90"])
  }

  @Test func `A magnify gesture ends even if simultaneous gestures of other kinds never begin`() {
    let host = TestHost {
      Text("a").gesture(
        MagnifyGesture().map(\.magnification).logged("size", in: log, percent)
          .simultaneously(with: RotateGesture().map(\.rotation).logged("angle", in: log, degrees))
          .simultaneously(with: DragGesture().onEnded { log.add("drag \($0.text)") })
      )
    }
    host.magnify("a", by: 2, steps: 1)
    #expect(log.take() == ["size 200", "size ended 200"])
    host.rotate("a", byDegrees: 45, steps: 1)
    #expect(log.take() == ["angle 45", "angle ended 45"])
    host.drag("a", to: CGPoint(x: 30, y: 0))
    #expect(log.take() == ["drag 30,0"])
  }

  @Test func `A magnify gesture reports its start, its magnification and its time`() throws {
    var last: MagnifyGesture.Value?
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(MagnifyGesture().onEnded { last = $0 }).accessibilityIdentifier("image")
    }
    host.magnify("image", by: 3, steps: 2, duration: 1)
    let value = try #require(last)
    #expect(value.magnification == 3)
    #expect(value.startAnchor == .center)
    #expect(value.startLocation == CGPoint(x: 50, y: 50))
    #expect(abs(value.time.timeIntervalSinceReferenceDate - 1) < 0.001)
  }

  @Test func `A magnify gesture reports its velocity, also at the release`() {
    var velocities: [CGFloat] = []
    let host = TestHost {
      Text("a").gesture(
        MagnifyGesture().onChanged { velocities.append($0.velocity) }
          .onEnded { velocities.append($0.velocity) }
      )
    }
    host.magnify("a", by: 2, steps: 4, duration: 0.2)
    #expect(velocities.count == 5)
    #expect(velocities.allSatisfy { abs($0 - 5) < 0.001 })
  }

  @Test func `The velocity of a magnify gesture depends on the movements of both fingers`() {
    var velocity: CGFloat?
    let host = TestHost { Text("a").gesture(MagnifyGesture().onEnded { velocity = $0.velocity }) }
    let element = host.elements[0]
    func send(_ phase: PointerEvent.Phase, _ x: [Double], _ time: Double) {
      for (pointer, x) in x.enumerated() {
        let place = ElementPoint(x: x, y: 0)
        host.perform(PointerEvent(phase, at: place, pointer: pointer, time: time), on: element)
      }
    }
    send(.began, [-10, 10], 0)
    send(.moved, [-20, 20], 0.05)
    send(.ended, [-20, 20], 0.06)
    #expect(velocity.map { abs($0 - 20) < 0.001 } == true)
  }

  @Test func `A touch with one finger triggers a drag gesture, not a magnify gesture`() {
    let host = TestHost {
      Text("a").gesture(MagnifyGesture().onEnded { _ in log.add("magnify") })
        .gesture(DragGesture().onEnded { log.add("drag \($0.text)") })
    }
    host.drag("a", to: CGPoint(x: 30, y: 0))
    #expect(log.take() == ["drag 30,0"])
    host.magnify("a", by: 2)
    #expect(log.take() == ["magnify"])
  }

  @Test func `A canceled magnification resets its gesture state`() {
    struct Board: View {
      @GestureState private var size: CGFloat = 1
      var body: some View {
        Text("\(Int(size * 100))")
          .gesture(MagnificationGesture().updating($size) { value, state, _ in state = value })
      }
    }
    let host = TestHost { Board() }
    let place = ElementPoint(x: 0, y: 0)
    let element = host.elements[0]
    host.perform(PinchEvent(.began, at: place), on: element)
    host.perform(PinchEvent(.changed, magnification: 1.5, at: place), on: element)
    #expect(host.texts == ["150"])
    host.perform(PinchEvent(.canceled, at: place), on: element)
    #expect(host.texts == ["100"])
  }
}
