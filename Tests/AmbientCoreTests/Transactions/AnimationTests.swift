import Ambient
import AmbientTesting
import Testing

private struct Door: View {
  var completed: @MainActor () -> Void = {}
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "open" : "closed")
    Button("Open") {
      withAnimation(.linear(duration: 2)) {
        isOpen = true
      } completion: {
        completed()
      }
    }
  }
}

@Suite @MainActor struct `An animation` {
  @Test func `An animation is equal to an animation with the same motion`() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.easeIn.delay(1).speed(2) != .easeIn.speed(2).delay(1))
    // `spring` and `smooth` are equal.
    #expect(Set([Animation.spring, .smooth, .default, .bouncy]).count == 3)
    // Up to a damping fraction of 1, the bounce is 1 minus the damping fraction. For a greater
    // damping fraction, the bounce is 1 divided by the damping fraction, minus 1.
    #expect(
      Animation.spring(response: 0.4, dampingFraction: 0.5) == .spring(duration: 0.4, bounce: 0.5)
    )
    #expect(Animation.spring(response: 1, dampingFraction: 2) == .spring(duration: 1, bounce: -0.5))
  }

  @Test func `An animation has a description for the host`() {
    #expect(
      "\(Animation.easeIn.delay(1).speed(2).repeatCount(3).repeatForever(autoreverses: false))"
        == """
        timing(0.42, 0.0, 1.0, 1.0, duration: 0.35).delay(1.0).speed(2.0)\
        .repeatCount(3, autoreverses: true).repeatForever(autoreverses: false)
        """
    )
    #expect("\(Animation.snappy)" == "spring(duration: 0.5, bounce: 0.15, blendDuration: 0.0)")
    #expect(
      "\(Animation.interpolatingSpring(stiffness: 10, damping: 2))"
        == "physicalSpring(mass: 1.0, stiffness: 10.0, damping: 2.0, initialVelocity: 0.0)"
    )
    #expect(
      Animation.linear.repeatForever().adjustments == [.repetition(count: nil, autoreverses: true)]
    )
  }
}

@Suite @MainActor struct `The completion of an animation` {
  @Test func `The completion of an animation runs after the update if the host does not animate`() {
    var shown: [[String]] = []
    var host: TestHost?
    host = TestHost { Door { shown.append(host?.texts ?? []) } }
    host?.tap("Open")
    #expect(shown == [["open", "Open"]])
    // The second tap changes nothing, so there is no animation to wait for.
    host?.tap("Open")
    #expect(shown.count == 2)
  }

  @Test func `The completion of an animation runs when the host reports the end`() {
    var completed = 0
    var animations: [Animation] = []
    var finish: [@MainActor () -> Void] = []
    let host = TestHost { Door { completed += 1 } }
    host.viewTree.onAnimation = { animation, criteria, completed in
      #expect(criteria == .logicallyComplete)
      animations.append(animation)
      finish.append(completed)
    }
    host.tap("Open")
    #expect(animations == [.linear(duration: 2)])
    #expect(completed == 0)
    finish.first?()
    #expect(completed == 1)
  }

  @Test func `The completion of an animation runs immediately when nothing is animated`() {
    var order: [String] = []
    withAnimation {
      order.append("work")
    } completion: {
      order.append("completion")
    }
    #expect(order == ["work", "completion"])
  }

  @Test func `The completion of an animation runs when the tree is unmounted before an update`() {
    var completed = 0
    let tree = ViewTree { Door { completed += 1 } }
    tree.settle()
    for button in tree.elements where button.kind == .button { tree.send(.press, to: button) }
    #expect(completed == 0)
    tree.unmount()
    #expect(completed == 1)
  }
}
