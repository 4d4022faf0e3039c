import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A link to a text field` {
  private struct Notes: View {
    @State private var notes: [String] = []

    var body: some View {
      TextFieldLink("Add", prompt: Text("Note")) { notes.append($0) }
      Text(notes.joined(separator: ", "))
    }
  }

  @Test func `A text field link asks for a text and passes the text to its closure`() {
    let host = TestHost { Notes() }
    host.tap("Add")
    host.type("milk", into: "Note")
    #expect(host.bodies { host.tap("Done") } == ["Notes"])
    #expect(host.texts == ["Add", "milk"])
    host.tap("Add")
    host.type("eggs", into: "Note")
    host.tap("Done")
    #expect(host.texts == ["Add", "milk, eggs"])
  }

  @Test func `A canceled text field link does not run its closure`() {
    let host = TestHost { Notes() }
    host.tap("Add")
    host.type("milk", into: "Note")
    host.tap("Cancel")
    #expect(host.texts == ["Add", ""])
  }
}
