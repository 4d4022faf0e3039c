import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `A destination that is added later` {
  private struct Swap: View {
    @State private var flag = true
    var body: some View {
      NavigationStack {
        Button("Swap") { flag.toggle() }
        if flag {
          Text("a").navigationDestination(for: Int.self) { Text("a \($0)") }
        } else {
          Text("b").navigationDestination(for: Int.self) { Text("b \($0)") }
        }
        NavigationLink("Go", value: 3)
      }
    }
  }

  @Test func `One update can remove a navigation destination and add another for the same type`() {
    let host = TestHost { Swap() }
    #expect(warnings { host.tap("Swap") } == [])
    host.tap("Go")
    #expect(host.texts.last == "b 3")
    #expect(warnings { host.tap("Swap") } == [])
    #expect(host.texts.last == "a 3")
  }

  private struct Before: View {
    @State private var isFirst = false
    var body: some View {
      NavigationStack {
        Button("Add") { isFirst = true }
        if isFirst { Text("new").navigationDestination(for: Int.self) { Text("new \($0)") } }
        Text("old").navigationDestination(for: Int.self) { Text("old \($0)") }
        NavigationLink("Go", value: 3)
      }
    }
  }

  @Test func `A new navigation destination takes precedence over one that is later in the tree`() {
    let host = TestHost { Before() }
    host.tap("Go")
    #expect(host.texts.last == "old 3")
    #expect(warnings { host.tap("Add") }.count == 1)
    #expect(host.texts.last == "new 3")
  }
}
