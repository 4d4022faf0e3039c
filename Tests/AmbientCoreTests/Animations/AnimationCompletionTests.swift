import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The completion of an animation in a host that runs animations` {
  private struct Opening: View {
    let criteria: AnimationCompletionCriteria
    var animation = Animation.linear(duration: 1)
    let note: (String) -> Void
    @State private var opacity = 0.0

    var body: some View {
      Button("Open") {
        withAnimation(animation, completionCriteria: criteria) {
          opacity = opacity == 0 ? 1 : 0
        } completion: {
          note("done")
        }
      }
      Button("Nothing") {
        withAnimation(animation, completionCriteria: criteria) {
        } completion: {
          note("nothing")
        }
      }
      Text("Hello").opacity(opacity)
    }
  }

  @Test func `The completion of an animation runs at the time when the animation ends`() {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) {
      Opening(criteria: .logicallyComplete) { notes.append($0) }
    }
    host.tap("Open")
    host.advance(by: 0.9)
    #expect(notes == [])
    host.advance(by: 0.1)
    #expect(notes == ["done"])
  }

  @Test func `The completion of an animation runs at once if nothing changes`() {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) {
      Opening(criteria: .removed) { notes.append($0) }
    }
    host.tap("Nothing")
    #expect(notes == ["nothing"])
  }

  @Test func `A spring completes after its duration or at rest, depending on the criteria`() {
    for (criteria, end) in [
      (AnimationCompletionCriteria.logicallyComplete, 0.5),
      (.removed, Spring(duration: 0.5).settlingDuration),
    ] {
      var notes: [String] = []
      let host = TestHost(runsAnimations: true) {
        Opening(criteria: criteria, animation: .spring(duration: 0.5, bounce: 0)) {
          notes.append($0)
        }
      }
      #expect(end >= 0.5 && end < 1)
      host.tap("Open")
      host.advance(by: end - 0.01)
      #expect(notes == [])
      host.advance(by: 0.02)
      #expect(notes == ["done"])
    }
  }

  @Test func `If an animation replaces another one, both completions run when the new one ends`() {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) {
      Opening(criteria: .logicallyComplete, animation: .spring) { notes.append($0) }
    }
    // Each animation lasts 0.5 seconds. The second one starts at 0.25 seconds, and ends at 0.75.
    host.tap("Open")
    host.advance(by: 0.25)
    host.tap("Open")
    host.advance(by: 0.4)
    #expect(notes == [])
    host.advance(by: 0.2)
    #expect(notes == ["done", "done"])
  }

  @Test(arguments: [
    (Animation.linear(duration: 1).logicallyComplete(after: 0.3).delay(1), 1.3),
    (.linear(duration: 1).logicallyComplete(after: 0.4).speed(2), 0.2),
    (.linear(duration: 1).logicallyComplete(after: 0.5).repeatCount(3), 2.5),
  ])
  func `A delay, a speed and repetitions move the time that logicallyComplete sets`(
    animation: Animation,
    end: Double
  ) {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) {
      Opening(criteria: .logicallyComplete, animation: animation) { notes.append($0) }
    }
    host.tap("Open")
    host.advance(by: end - 0.01)
    #expect(notes == [])
    host.advance(by: 0.02)
    #expect(notes == ["done"])
    #expect(host.viewTree.nextDeadline != nil)
  }

  @Test(arguments: [
    (Animation.linear(duration: 1).repeatForever().repeatCount(0), 0.0),
    (.linear(duration: 1).delay(-0.25), 0.75),
    (.linear(duration: 1).delay(-0.25).repeatCount(2), 1.5),
  ])
  func `An animation with repeatCount(0) ends at once, and a negative delay shortens each run`(
    animation: Animation,
    end: Double
  ) {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      var notes: [String] = []
      let host = TestHost(runsAnimations: true) {
        Opening(criteria: criteria, animation: animation) { notes.append($0) }
      }
      host.tap("Open")
      host.advance(by: max(end - 0.01, 0))
      #expect(notes == (end > 0 ? [] : ["done"]))
      host.advance(by: 0.02)
      #expect(notes == ["done"])
      #expect(host.viewTree.nextDeadline == nil)
    }
  }

  @Test func `A completion runs after the time that logicallyComplete sets`() {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) {
      Opening(
        criteria: .logicallyComplete,
        animation: .linear(duration: 2).logicallyComplete(after: 0.5)
      ) { notes.append($0) }
    }
    host.tap("Open")
    host.advance(by: 0.5)
    #expect(notes == ["done"])
    #expect(host.elements(of: .opacity).first?[.opacity] == 0.25)
  }
}
