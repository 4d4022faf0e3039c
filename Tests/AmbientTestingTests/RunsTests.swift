import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The bodies that a test host reports` {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("More") { count += 1 }
      Text("\(count)")
    }
  }

  @Test func `The function bodies() returns the bodies that ran during its closure`() {
    let host = TestHost { Counter() }
    #expect(host.bodies { host.tap("More") } == ["Counter"])
    #expect(host.bodies {} == [])
    #expect(host.texts == ["More", "1"])
  }

  @Test func `takeBodies() returns each run once, but no run that bodies() has returned`() {
    let host = TestHost { Counter() }
    host.tap("More")
    #expect(host.bodies { host.tap("More") } == ["Counter"])
    // These are the runs of the first update and of the first tap.
    #expect(host.takeBodies() == ["Counter", "Counter"])
    #expect(host.takeBodies() == [])
    host.tap("More")
    #expect(host.takeRuns().map(\.reason) == [.changed("Counter.count")])
  }

  @Test func `A run in a nested call of bodies() is also reported by the outer call`() {
    let host = TestHost { Counter() }
    var inner: [String] = []
    let outer = host.bodies {
      host.tap("More")
      inner = host.bodies { host.tap("More") }
    }
    #expect(inner == ["Counter"])
    #expect(outer == ["Counter", "Counter"])
  }

  @Test func `The function runs() reports bodies that ran during asynchronous work`() async {
    struct Loader: View {
      @State private var text = "loading"
      var body: some View {
        Button("Load") {
          Task { text = "loaded" }
        }
        Text(text)
      }
    }
    let host = TestHost { Loader() }
    let runs = await host.runs {
      host.tap("Load")
      await host.settle { host.texts.last == "loaded" }
    }
    #expect(runs.map(\.description) == ["Loader: Loader.text changed"])
    let bodies = await host.bodies { await Task.yield() }
    #expect(bodies == [])
  }
}
