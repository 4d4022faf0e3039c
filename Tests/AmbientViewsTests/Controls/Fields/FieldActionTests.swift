import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The actions of a text field` {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  private struct Form: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      TextField(
        "Name",
        text: $text,
        onEditingChanged: { log.entries.append($0 ? "begin" : "end") },
        onCommit: { log.entries.append("commit \(text)") }
      )
      .onSubmit { log.entries.append("submit") }
      TextField("Other", text: .constant(""), onCommit: { log.entries.append("other") })
      TextField(
        "Third",
        text: .constant(""),
        onEditingChanged: { log.entries.append("third \($0)") }
      )
    }
  }

  @Test func `onEditingChanged runs at focus changes, and onCommit runs at submissions`() {
    let log = Log()
    let host = TestHost { Form(log: log) }
    host.focus("Name")
    host.type("Ada", into: "Name")
    host.submit("Name")
    host.focus("Third")
    host.submit("Other")
    host.removeFocus()
    #expect(
      log.entries == ["begin", "commit Ada", "submit", "end", "third true", "other", "third false"]
    )
  }

  @Test func `The first typed character begins editing and focuses the field`() {
    let log = Log()
    let host = TestHost { Form(log: log) }
    host.type("A", into: "Name")
    #expect(log.entries == ["begin"])
    #expect(host.focusedLabel == "Name")
  }

  @Test func `A text field with onCommit writes its binding at each edit, before a commit`() {
    struct Name: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name, onCommit: {})
        Text(name)
      }
    }
    let host = TestHost { Name() }
    #expect(host.bodies { host.type("Ada", into: "Name") } == ["Name"])
    #expect(host.texts.last == "Ada")
  }

  @Test func `The closure onCommit runs before onSubmit in a secure field`() {
    let log = Log()
    let host = TestHost {
      SecureField("Password", text: .constant("secret"), onCommit: { log.entries.append("commit") })
        .onSubmit { log.entries.append("submit") }
      SecureField("Other" + "", text: .constant(""), onCommit: {})
    }
    host.submit("Password")
    #expect(log.entries == ["commit", "submit"])
  }
}
