import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The selection in the text of a search field` {
  private struct Catalog: View {
    @State private var text = "red roses"
    @State private var selection: TextSelection?

    var body: some View {
      Text("Results")
        .searchable(text: $text)
        .searchSelection($selection)
      Selected(text: text, selection: selection)
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
    }
  }

  private struct Selected: View {
    let text: String
    let selection: TextSelection?

    var body: some View {
      if let selection, case .selection(let range) = selection.indices {
        Text(selection.isInsertion ? "cursor" : String(text[range]))
      }
    }
  }

  private func selected(_ host: TestHost) -> [Int?] {
    let field = host.elements(of: .searchField).first
    return [field?[.selectionStart], field?[.selectionEnd]]
  }

  private func send(_ event: some ElementEvent, to host: TestHost) {
    guard let field = host.elements(of: .searchField).first else { return }
    host.viewTree.send(event, to: field)
    host.settle()
  }

  @Test func `A search selection contains the characters that the user selects`() {
    let host = TestHost { Catalog() }
    #expect(selected(host) == [nil, nil])
    #expect(host.bodies { send(.selectText(4..<9), to: host) } == ["Catalog", "Selected"])
    #expect(selected(host) == [4, 9])
    #expect(host.texts.contains("roses"))
  }

  @Test func `A search selection contains the characters that the program selects`() {
    let host = TestHost { Catalog() }
    host.tap("All")
    #expect(selected(host) == [0, 9])
  }

  @Test func `Typing in a search field puts a cursor after the typed characters`() {
    let host = TestHost { Catalog() }
    send(.selectText(0..<3), to: host)
    // The edit replaces the selected word "red" with the word "white", which has five characters.
    send(.edit("white roses"), to: host)
    #expect(selected(host) == [5, 5])
    #expect(host.texts.contains("cursor"))
    #expect(host.elements(of: .searchField).first?[.isSearching] == true)
  }

  @Test func `A search field takes a SelectTextEvent only if it has a binding to a selection`() {
    let host = TestHost { Text("Results").searchable(text: .constant("a")) }
    let field = host.elements(of: .searchField).first
    #expect(field?.takes(SelectTextEvent.self) == false)
  }
}
