import Testing

@testable import Seasons

@Suite struct `The words of a line` {
  @Test func `are separated by spaces, and end at a comment`() throws {
    #expect(
      try ScriptWord.words(of: "  set\tseason  autumn # leaves") == [
        .plain("set"), .plain("season"), .plain("autumn"),
      ]
    )
  }

  @Test func `may be quoted texts, with quotation marks and spaces in them`() throws {
    #expect(
      try ScriptWord.words(of: #"type "a \"b\" \\ # c" into "Seeds""#) == [
        .plain("type"), .quoted(#"a "b" \ # c"#), .plain("into"), .quoted("Seeds"),
      ]
    )
  }

  @Test func `are empty for a line without words`() throws {
    #expect(try ScriptWord.words(of: "").isEmpty)
    #expect(try ScriptWord.words(of: "   # only a comment").isEmpty)
  }
}
