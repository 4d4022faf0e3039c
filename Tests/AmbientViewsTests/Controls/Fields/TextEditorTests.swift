import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A text editor` {
  private struct Notes: View {
    @State private var text = "one"
    @State private var selection: TextSelection?

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Notes")
      TextEditor(text: $text).accessibilityLabel("Copy")
    }
  }

  @Test func `Typing into a text editor changes the text and runs no body`() {
    let host = TestHost { Notes() }
    #expect(host.bodies { host.type("one\ntwo", into: "Copy") } == [])
    let editors = host.elements(of: .textEditor)
    #expect(editors.map { $0[.text] } == ["one\ntwo", "one\ntwo"])
    #expect(editors.map { $0.takes(SubmitEvent.self) } == [false, false])
    #expect(editors.map { $0.takes(SelectTextEvent.self) } == [true, false])
  }

  @Test func `A text editor inserts characters at its selection`() {
    let host = TestHost { Notes() }
    host.select("n", in: "Notes")
    host.insert("wn", into: "Notes")
    #expect(host.tree.contains("text=owne"))
    host.insert("!", into: "Copy")
    #expect(host.tree.contains("text=owne!"))
  }

  @Test func `A text editor can have the focus, and can be disabled`() {
    struct Editor: View {
      @FocusState private var isEditing: Bool
      var body: some View {
        TextEditor(text: .constant("")).focused($isEditing).accessibilityLabel("Text")
        Button("Edit") { isEditing = true }
        TextEditor(text: .constant("")).disabled(true)
      }
    }
    let host = TestHost { Editor() }
    host.tap("Edit")
    #expect(host.viewTree.focusedElement?.kind == .textEditor)
    #expect(host.elements(of: .textEditor).map(\.isEnabled) == [true, false])
  }

  @Test func `A text editor can have a custom style`() {
    struct Framed: TextEditorStyle {
      let title: String
      func makeBody(configuration: Configuration) -> some View {
        Text(title)
        RoundedBorderTextEditorStyle().makeBody(configuration: configuration)
      }
    }
    let host = TestHost {
      VStack {
        TextEditor(text: .constant("a"))
        TextEditor(text: .constant("b")).textEditorStyle(.plain)
        TextEditor(text: .constant("c")).textEditorStyle(.automatic)
      }
      .textEditorStyle(Framed(title: "Note"))
    }
    #expect(
      host.tree == """
        VStack
          Text "Note"
          TextEditor style=roundedBorder text=a
          TextEditor style=plain text=b
          TextEditor text=c
        """
    )
    #expect(host.takeBodies() == ["Framed"])
  }

  @Test func `The modifier findNavigator shows and hides the interface for finding text`() {
    struct Page: View {
      @State private var isFinding = false
      var body: some View {
        VStack {
          TextEditor(text: .constant("text"))
          TextEditor(text: .constant("fixed")).findDisabled()
          TextEditor(text: .constant("kept")).replaceDisabled()
          TextEditor(text: .constant("kept")).findDisabled(false)
        }
        .findNavigator(isPresented: $isFinding)
        Button("Find") { isFinding = true }
      }
    }
    let host = TestHost { Page() }
    #expect(host.bodies { host.tap("Find") } == [])
    let editors = host.elements(of: .textEditor)
    #expect(editors.map { $0[.isFinding] } == [true, nil, true, true])
    #expect(editors.map { $0[.finds] } == [nil, false, nil, nil])
    #expect(editors.map { $0[.replaces] } == [nil, false, false, nil])
    host.perform(.toggle(false), on: editors[0])
    #expect(host.elements(of: .textEditor).map { $0[.isFinding] } == [nil, nil, nil, nil])
  }
}
