#if !canImport(Darwin)
import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@testable import AmbientViews

@Suite struct `An attributed string from Markdown` {
  /// Returns the characters, the emphasis and the link of each run.
  ///
  /// The emphasis is a raw value of `InlinePresentationIntent`: 1 is emphasized, 2 is strongly
  /// emphasized, 4 is code, and 32 is strikethrough. The value 3 is the sum of 1 and 2.
  private func parts(_ string: AttributedString) -> [String] {
    string.runs.map { run in
      var part = String(string.characters[run.range])
      if let intent = run.inlinePresentationIntent { part += " \(intent.rawValue)" }
      if let link = run.link { part += " -> \(link.absoluteString)" }
      return part
    }
  }

  /// Returns the characters of each block, and the kinds of the blocks that contain the characters.
  ///
  /// The innermost block is the first in a list of kinds.
  private func blocks(_ source: String) throws -> [String] {
    let string = try AttributedString(markdown: source)
    return string.runs[\.presentationIntent].map { intent, range in
      let kinds = intent?.components.map { "\($0.kind)" } ?? []
      return "\(String(string.characters[range])) | \(kinds.joined(separator: " < "))"
    }
  }

  @Test func `A string made from Markdown has emphasis and links`() throws {
    let string = try AttributedString(
      markdown: "a *b* **c** ***d*** `e` ~~f~~ [g](/h) <https://i.example>",
      baseURL: URL(string: "https://example.com")
    )
    #expect(
      parts(string) == [
        "a ", "b 1", " ", "c 2", " ", "d 3", " ", "e 4", " ", "f 32", " ",
        "g -> https://example.com/h", " ", "https://i.example -> https://i.example",
      ]
    )
  }

  @Test func `A string made from Markdown keeps white space only if an option says so`() throws {
    let source = "a\n\n b  **c**\n# d"
    #expect(
      parts(
        try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
      ) == ["a b ", "c 2", " # d"]
    )
    let kept = try AttributedString(
      markdown: source,
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    )
    #expect(parts(kept) == ["a\n\n b  ", "c 2", "\n# d"])
    #expect(String(try AttributedString(markdown: "").characters) == "")
  }

  @Test func `A string made from Markdown records which blocks contain its characters`() throws {
    #expect(
      try blocks(
        """
        # Title #
        One
        two  
        three

        - a
          more
        - b
          1. c

        3) d
        4) e
        > quoted
        > - f

        ***
        ```swift
        let x = 1
        ```
        """
      ) == [
        "Title | header(level: 1)",
        "One two\nthree | paragraph",
        "a more | paragraph < listItem(ordinal: 1) < unorderedList",
        "b | paragraph < listItem(ordinal: 2) < unorderedList",
        "c | paragraph < listItem(ordinal: 1) < orderedList < listItem(ordinal: 2) < unorderedList",
        "d | paragraph < listItem(ordinal: 3) < orderedList",
        "e | paragraph < listItem(ordinal: 4) < orderedList",
        "quoted | paragraph < blockQuote",
        "f | paragraph < listItem(ordinal: 1) < unorderedList < blockQuote",
        "⸻ | thematicBreak",
        "let x = 1\n | codeBlock(languageHint: Optional(\"swift\"))",
      ]
    )
  }

  @Test func `The header of a one-column Markdown table needs no pipe character`() throws {
    let string = try AttributedString(markdown: "a\n|-|\n| b |\n\nafter")
    #expect(String(string.characters) == "abafter")
  }

  @Test
  func `A line without > continues a quoted paragraph, but not a quoted heading or code`() throws {
    #expect(
      try blocks("> a\nb\n\n> # C\nd\n\n> ~~~ x`y\n> e\nf") == [
        "a b | paragraph < blockQuote", "C | header(level: 1) < blockQuote", "d | paragraph",
        "e\n | codeBlock(languageHint: Optional(\"x`y\")) < blockQuote", "f | paragraph",
      ]
    )
  }

  @Test func `A heading of # characters alone has no text, and a quotation ends a table`() throws {
    #expect(try blocks("# ##\n\na") == ["a | paragraph"])
    #expect(
      try blocks("| a |\n|---|\n| b |\n> c | d").suffix(1) == ["c | d | paragraph < blockQuote"]
    )
  }

  @Test
  func `Only an odd number of backslashes makes a line break, and -:- begins no table`() throws {
    #expect(try blocks("a\\\\\\\nb") == ["a\\\nb | paragraph"])
    #expect(try blocks("a\\\\\nb") == ["a\\ b | paragraph"])
    #expect(try blocks("a | b\n-:-|--\nc | d") == ["a | b -:-|-- c | d | paragraph"])
    #expect(try blocks("a | b\n::-|--\nc | d") == ["a | b ::-|-- c | d | paragraph"])
  }

  @Test func `A line without indentation continues a list item only after a paragraph`() throws {
    #expect(
      try blocks("- a\nb\n- # C\nd") == [
        "a b | paragraph < listItem(ordinal: 1) < unorderedList",
        "C | header(level: 1) < listItem(ordinal: 2) < unorderedList", "d | paragraph",
      ]
    )
    #expect(
      try blocks("- ~~~\n  a\n  ~~~\n  b\nc\n\n> > # D\ne") == [
        "a\n | codeBlock(languageHint: nil) < listItem(ordinal: 1) < unorderedList",
        "b c | paragraph < listItem(ordinal: 1) < unorderedList",
        "D | header(level: 1) < blockQuote < blockQuote", "e | paragraph",
      ]
    )
  }

  @Test func `Blank lines within a list item do not end the item`() throws {
    #expect(
      try blocks("- a\n\n\n  b\n- c") == [
        "a | paragraph < listItem(ordinal: 1) < unorderedList",
        "b | paragraph < listItem(ordinal: 1) < unorderedList",
        "c | paragraph < listItem(ordinal: 2) < unorderedList",
      ]
    )
  }

  @Test func `A string made from Markdown has inflected words without their brackets`() throws {
    let string = try AttributedString(markdown: "I have ^[3 cats](inflect: true).")
    #expect(String(string.characters) == "I have 3 cats.")
  }

  @Test func `A string made from Markdown records the cell of each character in a table`() throws {
    let string = try AttributedString(markdown: "| a | b |\n|:--|--:|\n| c | *d* |\n\nafter")
    let cells = string.runs[\.presentationIntent].map { intent, range in
      let kinds = intent?.components.prefix(2).map { "\($0.kind)" } ?? []
      return "\(String(string.characters[range])) | \(kinds.joined(separator: " < "))"
    }
    #expect(
      cells == [
        "a | tableCell(columnIndex: 0) < tableHeaderRow",
        "b | tableCell(columnIndex: 1) < tableHeaderRow",
        "c | tableCell(columnIndex: 0) < tableRow(rowIndex: 1)",
        "d | tableCell(columnIndex: 1) < tableRow(rowIndex: 1)",
        "after | paragraph",
      ]
    )
    let table = string.runs.first?.presentationIntent?.components.last?.kind
    #expect(table == .table(columns: [.init(alignment: .left), .init(alignment: .right)]))
  }

  @Test func `Reference links and HTML stay plain characters`() throws {
    #expect(
      try blocks("<b>a</b> [x][1]\n\n[1]: https://example.com") == [
        "<b>a</b> [x][1] | paragraph", "[1]: https://example.com | paragraph",
      ]
    )
  }

  @Test func `A presentation intent counts the lists and quotations around a block`() throws {
    let string = try AttributedString(markdown: "> - a")
    #expect(string.runs.first?.presentationIntent?.indentationLevel == 2)
  }

  @Test func `A string can be made from data or a file, but invalid data throws an error`() throws {
    #expect(parts(try AttributedString(markdown: Data("*a*".utf8))) == ["a 1"])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
    let folder = try TemporaryFolder(["text.md": "**b**"])
    #expect(parts(try AttributedString(contentsOf: folder.file("text.md"))) == ["b 2"])
  }

  @Test func `A localized string takes emphasis from the key and formats numbers for the locale`() {
    let german = Locale(identifier: "de_DE")
    let string = AttributedString(localized: "**\(1_234)** plants", locale: german)
    #expect(parts(string) == ["1.234 2", " plants"])
    let other = AttributedString(localized: "plants.count", defaultValue: "*\("no")* plants")
    #expect(parts(other) == ["no 1", " plants"])
    #expect(parts(AttributedString(localized: LocalizedStringResource("`x`"))) == ["x 4"])
  }

  @Test @MainActor func `A text shows the emphasis and links of its string`() throws {
    let string = try AttributedString(markdown: "Water *both* [plants](https://example.com)")
    let host = TestHost { Text(string) }
    let runs = try #require(host.elements.first?.detail(TextRuns.self)).runs
    #expect(runs.map(\.text) == ["Water ", "both", " ", "plants"])
    #expect(runs[1].attributes[.italic] == true)
    #expect(runs[3].attributes[.destination] == "https://example.com")
  }
}
#endif
