import Testing

@testable import Seasons

@Suite struct `The words of a line` {
  @Test func `The words of a line are separated by spaces and end at a comment`() throws {
    #expect(
      try ScriptWord.words(of: "  set\tseason  autumn # leaves") == [
        .plain("set"), .plain("season"), .plain("autumn"),
      ]
    )
  }

  @Test func `A word of a line can be a quoted text with quotation marks and spaces`() throws {
    #expect(
      try ScriptWord.words(of: #"type "a \"b\" \\ # c" into "Seeds""#) == [
        .plain("type"), .quoted(#"a "b" \ # c"#), .plain("into"), .quoted("Seeds"),
      ]
    )
  }

  @Test func `A blank line or a comment has no words`() throws {
    #expect(try ScriptWord.words(of: "").isEmpty)
    #expect(try ScriptWord.words(of: "   # only a comment").isEmpty)
  }
}
