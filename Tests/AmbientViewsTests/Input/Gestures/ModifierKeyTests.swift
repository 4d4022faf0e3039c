import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Gestures with modifier keys` {
  private let log = ActionLog()

  @Test func `A gesture that requires keys fails if one of them is not held`() {
    let host = TestHost {
      Text("a").gesture(TapGesture().modifiers([.shift, .command]).onEnded { log.add("tap") })
    }
    host.touch("a")?.up()
    host.touch("a", modifiers: .shift)?.up()
    #expect(log.take() == [])
    host.touch("a", modifiers: [.shift, .command])?.up()
    host.find(.text, "a").touch(modifiers: [.shift, .command, .option])?.up()
    #expect(log.take() == ["tap", "tap"])
  }

  @Test func `If the required keys are not held, another gesture of the view is recognized`() {
    let host = TestHost {
      Text("a").gesture(
        TapGesture().modifiers(.shift).onEnded { log.add("shift") }
          .exclusively(before: TapGesture().onEnded { log.add("plain") })
      )
    }
    host.touch("a", modifiers: .shift)?.up()
    host.touch("a")?.up()
    host.tap("a")
    #expect(log.take() == ["shift", "plain", "plain"])
  }

  @Test func `A view whose only gesture requires keys takes no press event`() {
    let host = TestHost {
      Text("a").gesture(TapGesture().modifiers(.shift).onEnded { log.add("tap") })
      Text("b").gesture(TapGesture().modifiers([]).onEnded { log.add("b") })
    }
    #expect(host.accessibilityTree == "text \"a\"\ntext \"b\" actions activate")
    host.tap("b")
    #expect(log.take() == ["b"])
  }

  @Test func `Drags, long presses and double taps can require modifier keys`() {
    let host = TestHost {
      Text("a").gesture(DragGesture().modifiers(.shift).onEnded { _ in log.add("drag") })
      Text("b").gesture(LongPressGesture().modifiers(.shift).onEnded { _ in log.add("long") })
      Text("c").gesture(TapGesture(count: 2).modifiers(.shift).onEnded { log.add("double") })
    }
    for modifiers in [[], EventModifiers.shift] {
      host.drag("a", to: CGPoint(x: 50, y: 0), modifiers: modifiers)
      host.longPress("b", modifiers: modifiers)
      host.doubleTap("c", modifiers: modifiers)
      let text = host.find(.text, "a")
      text.drag(to: CGPoint(x: 50, y: 0), modifiers: modifiers)
      host.find(.text, "b").longPress(modifiers: modifiers)
      host.find(.text, "c").doubleTap(modifiers: modifiers)
      host.advance(by: 1)
      #expect(
        log.take()
          == (modifiers.isEmpty ? [] : ["drag", "long", "double", "drag", "long", "double"])
      )
    }
  }
}
