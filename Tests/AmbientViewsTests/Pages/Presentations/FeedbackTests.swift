import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Sensory feedback` {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("add \(count)") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { _, new in
          new.isMultiple(of: 2)
        }
        .sensoryFeedback(trigger: count) { old, new in new > old + 1 ? .increase : nil }
        .sensoryFeedback(trigger: count) { count > 1 ? .error : nil }
    }
  }

  @Test func `If a trigger changes, a host receives the feedback unless a closure prevents it`() {
    let host = TestHost { Counter() }
    #expect(host.feedback { host.tap("add 0") } == [.success])
    let feedback = host.feedback { host.tap("add 1") }
    #expect(feedback.count == 3)
    #expect(Set(feedback) == [.success, .impact(weight: .heavy, intensity: 0.5), .error])
    #expect(host.feedback {} == [])
  }

  @Test func `Sensory feedback causes no additional body run and adds no element`() {
    let host = TestHost { Counter() }
    host.takeBodies()
    #expect(host.bodies { host.tap("add 0") } == ["Counter"])
    #expect(host.tree == "Button\n  Text \"add 1\"")
  }

  @Test func `A host receives each feedback if several actions request feedback in a row`() {
    let host = TestHost { Counter() }
    let feedback = host.feedback {
      host.tap("add 0")
      host.tap("add 1")
      host.tap("add 2")
    }
    #expect(feedback.filter { $0 == .success }.count == 3)
  }

  @Test func `Feedback reaches only the host of the view`() {
    let host = TestHost { Counter() }
    let other = TestHost { Counter() }
    #expect(other.feedback { host.tap("add 0") } == [])
  }

  @Test func `Feedback after asynchronous work reaches the host`() async {
    struct Loader: View {
      @State private var isLoaded = false
      var body: some View {
        Text(isLoaded ? "loaded" : "loading")
          .task {
            await Task.yield()
            isLoaded = true
          }
          .sensoryFeedback(.stop, trigger: isLoaded)
      }
    }
    let host = TestHost { Loader() }
    let feedback = await host.feedback { await host.settle { host.texts == ["loaded"] } }
    #expect(feedback == [.stop])
  }
}
