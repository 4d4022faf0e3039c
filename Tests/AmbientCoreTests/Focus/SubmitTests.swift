import Ambient
import AmbientTesting
import Testing

private struct Form: View {
  let log: @MainActor (String) -> Void
  @State private var text = ""
  @State private var round = 1
  @FocusState private var isOtherFocused: Bool

  var body: some View {
    let round = round
    VStack {
      TextField("Inner", text: $text)
        .onSubmit { log("inner \(round)") }
        .submitLabel(.next)
      TextField("Scoped", text: $text)
        .onSubmit { log("scoped") }
        .submitScope()
      TextField("Next", text: $text)
        .onSubmit { isOtherFocused = true }
        .onSubmit(of: .search) { log("search") }
      TextField("Other", text: $text).focused($isOtherFocused)
    }
    .onSubmit { log("outer") }
    Button("Round") { self.round += 1 }
  }
}

@Suite @MainActor struct `A submission` {
  @Test func `A submission runs the actions up to a submit scope, the nearest first`() {
    var logged: [String] = []
    let host = TestHost { Form { logged.append($0) } }
    host.submit("Inner")
    #expect(logged == ["inner 1", "outer"])
    logged = []
    host.submit("Scoped")
    #expect(logged == ["scoped"])
  }

  @Test func `A submission runs the action that the latest run of the body created`() {
    var logged: [String] = []
    let host = TestHost { Form { logged.append($0) } }
    #expect(host.bodies { host.tap("Round") } == ["Form"])
    host.submit("Inner")
    #expect(logged == ["inner 2", "outer"])
  }

  @Test func `A submission of text runs no action for searches, and can move the focus`() {
    var logged: [String] = []
    let host = TestHost { Form { logged.append($0) } }
    host.focus("Next")
    host.submit("Next")
    #expect(logged == ["outer"])
    #expect(host.focusedLabel == "Other")
  }

  @Test func `The submit label is an attribute of the text field`() {
    let host = TestHost { Form { _ in } }
    #expect(host.elements.compactMap { $0[.submitLabel] } == ["next"])
  }
}
