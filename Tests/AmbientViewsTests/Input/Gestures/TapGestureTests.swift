import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Tap gestures with a pointer` {
  private let log = ActionLog()

  @Test func `A tap gesture ends at the release`() {
    let host = TestHost { Text("a").gesture(TapGesture().onEnded { log.add("tap") }) }
    let touch = host.touch("a")
    #expect(log.take() == [])
    touch?.up()
    #expect(log.take() == ["tap"])
  }

  @Test func `One PressEvent completes a tap gesture with any count`() {
    let host = TestHost { Text("a").gesture(TapGesture(count: 2).onEnded { log.add("tap") }) }
    host.tap("a")
    host.tap("a")
    #expect(log.take() == ["tap", "tap"])
  }

  @Test func `A tap fails if the finger moves by ten points, or if the press is canceled`() {
    let host = TestHost { Text("a").onTapGesture { log.add("tap") } }
    host.touch("a")?.move(to: CGPoint(x: 9, y: 0)).up()
    #expect(log.take() == ["tap"])
    host.touch("a")?.move(to: CGPoint(x: 10, y: 0)).up()
    host.touch("a")?.cancel()
    #expect(log.take() == [])
    host.touch("a")?.up()
    #expect(log.take() == ["tap"])
  }

  @Test func `A tap runs only the body that reads the changed state`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    struct Page: View {
      var body: some View { Counter() }
    }
    let host = TestHost { Page() }
    #expect(host.bodies { host.touch("count 0")?.up() } == ["Counter"])
    #expect(host.bodies { host.touch("count 1")?.up() } == ["Counter"])
    #expect(host.texts == ["count 2"])
  }

  @Test func `A tap gesture with a count of two requires two taps in quick succession`() {
    let host = TestHost { Text("a").onTapGesture(count: 2) { log.add("double") } }
    host.doubleTap("a")
    #expect(log.take() == ["double"])
    host.touch("a")?.up()
    host.advance(by: 0.4)
    host.touch("a")?.up()
    #expect(log.take() == [])
  }

  @Test func `A single tap waits until an inner double tap has failed`() {
    let host = TestHost {
      Text("a").onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    host.touch("a")?.up()
    #expect(log.take() == [])
    #expect(log.during { host.advance(by: 0.3) } == [])
    #expect(log.during { host.advance(by: 0.1) } == ["single"])
    host.doubleTap("a")
    host.advance(by: 1)
    #expect(log.take() == ["double"])
  }

  @Test func `An inner single tap prevents an outer double tap`() {
    let host = TestHost {
      Text("a").onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
    }
    host.doubleTap("a")
    #expect(log.take() == ["single", "single"])
  }

  @Test func `A spatial tap reports its position in a coordinate space`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .onTapGesture { log.add("local \($0.x) \($0.y)") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded {
            log.add("global \($0.location.x) \($0.location.y)")
          }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded {
            log.add("box \($0.location.x) \($0.location.y)")
          }
        )
        .accessibilityIdentifier("card")
        .padding(5)
        .coordinateSpace(.named("box"))
    }
    // The card is 40 points wide and 20 points high, in the middle of the screen. Its top leading
    // corner is at `30,40` on the screen, and at `5,5` in the space "box".
    host.touch("card", at: CGPoint(x: 10, y: 5))?.up()
    #expect(log.take() == ["local 10.0 5.0", "global 40.0 45.0", "box 15.0 10.0"])
  }

  @Test func `A tap on a disabled view runs only the gestures of enabled views around that view`() {
    let host = TestHost {
      Text("a").onTapGesture { log.add("inner") }.disabled(true).onTapGesture { log.add("outer") }
    }
    host.touch("a")?.up()
    #expect(log.take() == ["outer"])
  }
}
