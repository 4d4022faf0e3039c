import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Nested gestures` {
  private let log = ActionLog()

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.add(name) } }

  private func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).logged(name, in: log, \.text)
  }

  @Test func `Only the inner of two nested gestures runs`() {
    let host = TestHost { VStack { Text("a").gesture(tap("inner")) }.gesture(tap("outer")) }
    host.touch("a")?.up()
    #expect(log.take() == ["inner"])
  }

  @Test func `An outer gesture with high priority runs instead of the inner gesture`() {
    let host = TestHost {
      VStack { Text("a").gesture(tap("inner")) }.highPriorityGesture(tap("outer"))
    }
    host.touch("a")?.up()
    #expect(log.take() == ["outer"])
  }

  @Test func `A simultaneous outer gesture runs together with the inner gesture`() {
    let host = TestHost {
      VStack { Text("a").gesture(tap("inner")) }.simultaneousGesture(tap("outer"))
    }
    host.touch("a")?.up()
    #expect(log.take() == ["inner", "outer"])
  }

  @Test func `An outer gesture waits until the inner gesture fails`() {
    let host = TestHost { VStack { Text("a").gesture(drag("inner")) }.gesture(drag("outer", 0)) }
    let touch = host.touch("a")
    #expect(log.take() == [])
    touch?.move(to: CGPoint(x: 20, y: 0)).up()
    #expect(log.take() == ["inner 20,0", "inner ended 20,0"])
    host.touch("a")?.up()
    #expect(log.take() == ["outer ended 0,0"])
  }

  @Test func `An outer drag begins when the inner tap fails`() {
    let host = TestHost { VStack { Text("a").gesture(tap("inner")) }.gesture(drag("outer")) }
    host.drag("a", to: CGPoint(x: 30, y: 0), steps: 2)
    #expect(log.take() == ["outer 15,0", "outer 30,0", "outer ended 30,0"])
  }

  @Test(
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] as [(GestureMask, [String])]
  )
  func `A mask decides which of two nested gestures runs`(mask: GestureMask, expected: [String]) {
    let host = TestHost {
      VStack { Text("a").gesture(tap("inner")) }.gesture(tap("outer"), including: mask)
        .simultaneousGesture(TapGesture().onEnded { log.add("around") })
    }
    host.touch("a")?.up()
    #expect(log.take() == expected + ["around"])
  }

  @Test func `A gesture can be disabled with isEnabled`() {
    struct Board: View {
      @State private var isEnabled = false
      let log: ActionLog
      var body: some View {
        Text("a").gesture(TapGesture().onEnded { log.add("tap") }, isEnabled: isEnabled)
        Button("Switch") { isEnabled.toggle() }
      }
    }
    let host = TestHost { Board(log: log) }
    withKnownIssue("The gesture is disabled on purpose.") { _ = host.touch("a") }
    host.tap("Switch")
    host.touch("a")?.up()
    #expect(log.take() == ["tap"])
  }

  @Test func `A gesture with a name runs unless it is disabled`() {
    let host = TestHost {
      VStack { Text("a").gesture(tap("inner"), name: "inner") }
        .simultaneousGesture(tap("around"), name: "around")
        .highPriorityGesture(tap("disabled"), name: "disabled", isEnabled: false)
    }
    host.touch("a")?.up()
    #expect(log.take() == ["inner", "around"])
  }

  @Test func `A gesture around a button does not prevent the press of the button`() {
    let host = TestHost {
      VStack {
        Button("Save") { log.add("save") }
        Text("space")
      }
      .onTapGesture { log.add("card") }
    }
    host.touch("Save")?.up()
    #expect(log.take() == ["save"])
    host.touch("space")?.up()
    #expect(log.take() == ["card"])
    host.tap("Save")
    #expect(log.take() == ["save"])
  }

  @Test func `The tree does not handle a pointer event on a button that has no gesture`() throws {
    let host = TestHost {
      Button("Save") { log.add("save") }
      Text("a").gesture(tap("tap"))
    }
    let button = try #require(host.element("Save", of: .button))
    let press = PointerEvent(.began, at: ElementPoint(x: 0, y: 0))
    #expect(!host.viewTree.send(press, to: button))
    #expect(log.take() == [])
  }

  @Test func `A simultaneous gesture of a button runs together with the action`() {
    let host = TestHost { Button("Save") { log.add("save") }.simultaneousGesture(tap("tap")) }
    host.touch("Save")?.up()
    #expect(log.take() == ["save", "tap"])
  }

  @Test func `A long press with high priority replaces the action of a button`() {
    let host = TestHost {
      Button("Save") { log.add("save") }
        .highPriorityGesture(LongPressGesture().onEnded { _ in log.add("long") })
    }
    host.touch("Save")?.up()
    #expect(log.take() == ["save"])
    host.longPress("Save")
    #expect(log.take() == ["long"])
  }

  @Test func `The state of a gesture is reset when an inner gesture wins`() {
    struct Board: View {
      @GestureState private var isPressed = false
      let log: ActionLog
      var body: some View {
        Text("pressed \(isPressed)")
        VStack { Text("a").gesture(DragGesture().onEnded { _ in log.add("drag") }) }
          .gesture(
            LongPressGesture(maximumDistance: 100).updating($isPressed) { value, state, _ in
              state = value
            }
            .onEnded { _ in log.add("press") }
          )
      }
    }
    let host = TestHost { Board(log: log) }
    let touch = host.touch("a")
    #expect(host.texts.first == "pressed true")
    touch?.move(to: CGPoint(x: 20, y: 0))
    #expect(host.texts.first == "pressed false")
    host.advance(by: 1)
    touch?.up()
    #expect(log.take() == ["drag"])
  }

  @Test func `Gestures of two siblings are recognized at the same time`() {
    let host = TestHost {
      Text("a").gesture(drag("a"))
      Text("b").gesture(drag("b"))
    }
    let first = host.touch("a")
    let second = host.touch("b", pointer: 1)
    first?.move(to: CGPoint(x: 20, y: 0))
    second?.move(to: CGPoint(x: 0, y: 20))
    first?.up()
    second?.up()
    #expect(log.take() == ["a 20,0", "b 0,20", "a ended 20,0", "b ended 0,20"])
  }

  @Test func `A touch reaches the gesture of the frontmost view at the touched position`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ZStack {
        Color.red.onTapGesture { log.add("back") }
        Text("front").onTapGesture { log.add("front") }
        Text("through").offset(x: 0, y: 30).allowsHitTesting(false)
      }
      .accessibilityIdentifier("stack")
    }
    // The center of "front" is at `100,50`. "through" is drawn 30 points below "front", and
    // takes no touches.
    host.touch("stack", at: CGPoint(x: 10, y: 10))?.up()
    #expect(log.take() == ["back"])
    host.touch("stack", at: CGPoint(x: 100, y: 50))?.up()
    #expect(log.take() == ["front"])
    host.touch("stack", at: CGPoint(x: 100, y: 80))?.up()
    #expect(log.take() == ["back"])
  }
}
