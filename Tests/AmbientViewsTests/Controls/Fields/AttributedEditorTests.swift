import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `An editor of an attributed string` {
  private struct Note: View {
    @State private var text = AttributedString("one two")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      TextEditor(text: $text, selection: $selection)
        .accessibilityLabel("Note")
      Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
      Button("Cut") { text.replaceSelection(&selection, withCharacters: "") }
      Button("Paste") { text.replaceSelection(&selection, with: AttributedString("new")) }
    }
  }

  private func runs(_ host: TestHost) -> [String] {
    let runs = host.elements(of: .textEditor).first?.detail(TextRuns.self)?.runs ?? []
    return runs.map { "\($0.text) \($0.attributes[.foreground] ?? "-")" }
  }

  @Test func `An editor shows the styles of an attributed string, and edits keep the styles`() {
    let host = TestHost { Note() }
    #expect(runs(host) == [])
    host.select("two", in: "Note")
    #expect(host.bodies { host.tap("Red") } == [])
    #expect(runs(host) == ["one  -", "two red"])
    host.insert("!", into: "Note")
    #expect(runs(host) == ["one  -", "! red"])
    host.type("one more!?", into: "Note")
    #expect(runs(host) == ["one  -", "more!? red"])
  }

  @Test func `Attributes that are set at the cursor apply to the next characters`() {
    let host = TestHost { Note() }
    host.tap("Red")
    #expect(runs(host) == [])
    host.insert("A", into: "Note")
    host.insert("B", into: "Note")
    #expect(runs(host) == ["AB red", "one two -"])
  }

  @Test func `A replacement of selected characters puts the cursor after the new characters`() {
    let host = TestHost { Note() }
    host.select("one", in: "Note")
    host.tap("Paste")
    #expect(host.tree.contains("text=new two"))
    host.insert("er", into: "Note")
    #expect(host.tree.contains("text=newer two"))
    host.select("newer ", in: "Note")
    host.tap("Cut")
    #expect(host.tree.contains("text=two"))
    #expect(host.elements(of: .textEditor).first?[.selectionStart] == 0)
  }

  @Test func `The cursor follows a combining mark that joins the character before it`() {
    var text = AttributedString("ex")
    let place = text.index(text.startIndex, offsetByCharacters: 1)
    var selection = AttributedTextSelection(insertionPoint: place)
    text.replaceSelection(&selection, withCharacters: "\u{301}")
    text.replaceSelection(&selection, withCharacters: "!")
    #expect(String(text.characters) == "e\u{301}!x")
  }

  @Test func `An editor of an attributed string needs no binding to a selection`() {
    struct Plain: View {
      @State private var text = AttributedString("a")
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
        Text(text)
      }
    }
    let host = TestHost { Plain() }
    host.type("ab", into: "Note")
    #expect(host.texts == ["ab"])
    #expect(host.elements(of: .textEditor).first?.takes(SelectTextEvent.self) == false)
  }
}

@Suite struct `A selection in an attributed string` {
  private var text: AttributedString {
    var text = AttributedString("abcd")
    text[text.startIndex..<text.index(afterCharacter: text.startIndex)].foregroundColor = .red
    return text
  }

  @Test func `A selection in an attributed string has ranges or a cursor`() {
    let text = text
    let second = text.index(afterCharacter: text.startIndex)
    let range = text.startIndex..<second
    #expect(AttributedTextSelection(range: range).indices(in: text) == .ranges(RangeSet(range)))
    #expect(
      AttributedTextSelection(insertionPoint: second).indices(in: text) == .insertionPoint(second)
    )
    #expect(
      AttributedTextSelection(range: second..<second).indices(in: text) == .insertionPoint(second)
    )
    #expect(String(text[AttributedTextSelection(range: range)].characters) == "a")
  }

  @Test func `If a string becomes shorter, a selection in it ends at the new end of the string`() {
    let selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    let short = AttributedString("a")
    #expect(selection.indices(in: short) == .ranges(RangeSet(short.startIndex..<short.endIndex)))
    let cursor = AttributedTextSelection(insertionPoint: text.endIndex)
    #expect(cursor.indices(in: short) == .insertionPoint(short.endIndex))
  }

  @Test func `A selection lists the attributes of each part of the selected text`() {
    let text = text
    let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(all.attributes(in: text)[\.foregroundColor] == [.red, nil])
    let second = text.index(afterCharacter: text.startIndex)
    let cursor = AttributedTextSelection(insertionPoint: second)
    #expect(cursor.typingAttributes(in: text).foregroundColor == .red)
    #expect(cursor.attributes(in: text)[\.foregroundColor] == [.red])
    #expect(
      AttributedTextSelection().typingAttributes(in: AttributedString()) == AttributeContainer()
    )
  }

  @Test func `An error from the closure of transformAttributes reaches the caller`() {
    struct Refusal: Error {}
    var text = text
    var selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(throws: Refusal.self) {
      try text.transformAttributes(in: &selection) { _ throws(Refusal) in throw Refusal() }
    }
  }
}

private enum IngredientKey: AttributedStringKey {
  typealias Value = Int
  static let name = "ingredient"
}

private struct Recipe: AttributedTextFormattingDefinition {
  struct Scope: AttributeScope {
    let ingredient: IngredientKey
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  }

  var body: some AttributedTextFormattingDefinition<Scope> {
    IngredientsAreGreen()
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
  }
}

private struct IngredientsAreGreen: AttributedTextValueConstraint {
  typealias Scope = Recipe.Scope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    if container.ingredient != nil {
      container.foregroundColor = .green
    } else {
      container.foregroundColor = nil
    }
  }
}

@Suite @MainActor struct `Rules for the attributes of an edited text` {
  private struct Page: View {
    @State private var text: AttributedString = {
      var text = AttributedString("salt")
      text[IngredientKey.self] = 1
      text.underlineStyle = Text.LineStyle(pattern: .dot)
      var rest = AttributedString(" and more")
      rest.foregroundColor = .red
      return text + rest
    }()

    var body: some View {
      TextEditor(text: $text)
        .accessibilityLabel("Recipe")
        .attributedTextFormattingDefinition(Recipe())
      Text(text)
    }
  }

  private func runs(_ host: TestHost, _ kind: ElementKind) -> [String] {
    let runs = host.elements(of: kind).first?.detail(TextRuns.self)?.runs ?? []
    return runs.map {
      "\($0.text) \($0.attributes[.foreground] ?? "-") \($0.attributes[.underline] ?? "-")"
    }
  }

  @Test func `An editor applies a formatting definition, and an edit stores the result`() {
    let host = TestHost { Page() }
    #expect(runs(host, .textEditor) == ["salt green solid", " and more - -"])
    #expect(runs(host, .text) == ["salt - dot", " and more red -"])
    #expect(host.bodies { host.type("salts and more", into: "Recipe") } == ["Page"])
    #expect(runs(host, .text) == ["salts green solid", " and more - -"])
  }
}
