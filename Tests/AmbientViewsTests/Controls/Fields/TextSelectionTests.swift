import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The selection of a text` {
  private struct Title: View {
    @State private var text = "Autumn leaves"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Title", text: $text, selection: $selection)
      Selected(text: text, selection: selection)
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
      Button("Shorten") { text = "Au" }
    }
  }

  private struct Selected: View {
    let text: String
    let selection: TextSelection?

    var body: some View {
      if let selection, case .selection(let range) = selection.indices,
        range.upperBound <= text.endIndex
      {
        Text(selection.isInsertion ? "cursor" : String(text[range]))
      }
    }
  }

  private func selected(_ host: TestHost) -> [Int?] {
    let field = host.elements.first { $0.kind == .textField }
    return [field?[.selectionStart], field?[.selectionEnd]]
  }

  @Test func `A text selection contains the characters that the user selects`() {
    let host = TestHost { Title() }
    #expect(selected(host) == [nil, nil])
    #expect(host.bodies { host.select("leaves", in: "Title") } == ["Title", "Selected"])
    #expect(selected(host) == [7, 13])
    #expect(host.texts.contains("leaves"))
    host.select(2..<2, in: "Title")
    #expect(host.texts.contains("cursor"))
  }

  @Test func `A text selection contains the characters that the program selects`() {
    let host = TestHost { Title() }
    host.tap("All")
    #expect(selected(host) == [0, 13])
    host.tap("Start")
    #expect(selected(host) == [0, 0])
  }

  @Test func `The cursor stands after a typed character that equals its neighbors`() {
    let host = TestHost { Title() }
    host.type("hel", into: "Title")
    #expect(selected(host) == [3, 3])
    for character in ["l", "l", "o"] { host.insert(character, into: "Title") }
    #expect(host.elements.first?[.text] == "helllo")
    #expect(selected(host) == [6, 6])
    host.type("aa", into: "Title")
    host.select(0..<0, in: "Title")
    host.insert("a", into: "Title")
    #expect(selected(host) == [1, 1])
    // The text "aaa" becomes "aa". The field assumes that the character after the cursor is gone,
    // so that the cursor stays at its place.
    host.type("aa", into: "Title")
    #expect(selected(host) == [1, 1])
  }

  @Test func `Typing turns the selection into a cursor at the end of the typed characters`() {
    let host = TestHost { Title() }
    host.select("Autumn", in: "Title")
    host.insert("Spring", into: "Title")
    #expect(host.elements.first?[.text] == "Spring leaves")
    #expect(selected(host) == [6, 6])
    host.insert("'s", into: "Title")
    #expect(host.elements.first?[.text] == "Spring's leaves")
    #expect(selected(host) == [8, 8])
    host.select(0..<9, in: "Title")
    host.insert("", into: "Title")
    #expect(host.elements.first?[.text] == "leaves")
    #expect(selected(host) == [0, 0])
  }

  @Test func `A selection beyond the end of a shortened text becomes a cursor at the end`() {
    let host = TestHost { Title() }
    host.select("leaves", in: "Title")
    host.tap("Shorten")
    #expect(selected(host) == [2, 2])
  }

  @Test func `A selection of several ranges reaches from the first range to the last range`() {
    let text = "abcdef"
    var ranges = RangeSet<String.Index>()
    ranges.insert(text.index(after: text.startIndex), within: text)
    ranges.insert(text.index(before: text.endIndex), within: text)
    let selection = TextSelection(ranges: ranges)
    #expect(!selection.isInsertion)
    let host = TestHost {
      TextField("Letters", text: .constant(text), selection: .constant(selection), axis: .vertical)
    }
    #expect(selected(host) == [1, 6])
    #expect(selection == TextSelection(ranges: ranges))
    #expect(selection.hashValue == TextSelection(ranges: ranges).hashValue)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
  }
}
