import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Changes and explanations of a test host` {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  private struct Failure: Error {}

  @Test func `The function changes() rethrows an error and stops recording`() throws {
    let host = TestHost { Counter() }
    #expect(throws: Failure.self) {
      try host.changes { throw Failure() }
    }
    #expect(host.viewTree.onMutations == nil)
    #expect(host.changes { host.tap("More") }.map(\.description) == ["updated \"1\""])
  }

  @Test func `The function changes() waits for asynchronous work`() async {
    let host = TestHost { Counter() }
    let changes = await host.changes {
      host.tap("More")
      await Task.yield()
      host.tap("More")
    }
    #expect(changes.map(\.description) == ["updated \"1\"", "updated \"2\""])
  }

  @Test func `A test host explains the value that a view of a given type name reads`() throws {
    struct Lamp: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    let host = TestHost { Lamp() }
    let explanation = try #require(host.explain(\.isEnabled, atViewNamed: "Lamp"))
    #expect(explanation.value == "true")
    #expect(host.explain(\.isEnabled, atViewNamed: "Lamb") == nil)
  }
}
