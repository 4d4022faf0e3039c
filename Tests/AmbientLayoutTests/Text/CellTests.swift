import AmbientLayout
import Testing

@Suite struct `The cells of a character` {
  /// Each pair is a character and its number of cells in a terminal that supports Unicode 16.
  @Test(
    arguments: [
      // ASCII and Latin.
      ("a", 1), (" ", 1), ("~", 1), ("\t", 1), ("é", 1), ("\u{A0}", 1), ("ÿ", 1), ("ß", 1),
      // Invisible characters.
      ("\0", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0),
      ("\u{AD}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{2060}", 0), ("\u{FEFF}", 0),
      ("\u{2028}", 0), ("\u{E0001}", 0),
      // Combining marks, alone and on letters.
      ("\u{301}", 0), ("\u{20DD}", 0), ("\u{FE0F}", 0), ("e\u{301}", 1), ("ȩ\u{301}\u{308}", 1),
      ("日\u{302A}", 2), ("가", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
      // East Asian wide and fullwidth characters.
      ("日", 2), ("あ", 2), ("ア", 2), ("ㄅ", 2), ("한", 2), ("、", 2), ("「", 2), ("\u{3000}", 2),
      ("Ａ", 2), ("！", 2), ("￥", 2), ("㍻", 2), ("㊗", 2), ("ꀀ", 2), ("𠀀", 2), ("𰀀", 2),
      ("𗀀", 2), ("🈁", 2), ("䷀", 2), ("\u{2FFC}", 2),
      // Halfwidth, ambiguous and other narrow characters.
      ("ｱ", 1), ("ﾊ", 1), ("₩", 1), ("…", 1), ("—", 1), ("α", 1), ("ж", 1), ("א", 1), ("ก", 1),
      ("①", 1), ("■", 1), ("─", 1), ("\u{303F}", 1), ("\u{E000}", 1), ("क", 1), ("क\u{94D}", 1),
      // Emoji, and characters that are emoji only with a variation selector.
      ("😀", 2), ("⌚", 2), ("🚀", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("☺", 1), ("☺\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("1", 1), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2),
      ("a\u{FE0F}", 1),
    ] as [(Character, Int)]
  )
  func `A character takes up zero, one or two cells according to Unicode Standard Annex 11`(
    character: Character,
    cells: Int
  ) {
    #expect(MonospacedTextMeasure.cells(of: character) == cells)
  }

  /// Each tuple tests the limits of one wide block with four Unicode scalars.
  ///
  /// The scalars are a narrow scalar below the block, the first and the last wide scalar of the
  /// block, and a narrow scalar above the block.
  @Test(
    arguments: [
      (0x10FF, 0x1100, 0x115E, 0x1162), (0x2328, 0x2329, 0x232A, 0x232B),
      (0x262F, 0x2630, 0x2637, 0x2638), (0x2E7F, 0x2E80, 0x303E, 0x303F),
      (0x303F, 0x3041, 0x3247, 0x3248), (0x324F, 0x3250, 0xA4C6, 0xA4D0),
      (0xA95F, 0xA960, 0xA97C, 0xA983), (0xABF9, 0xAC00, 0xD7A3, 0xD7B0),
      (0xF8FF, 0xF900, 0xFAFF, 0xFB00), (0xFDFF, 0xFE10, 0xFE6B, 0xFE70),
      (0xFEFC, 0xFF01, 0xFF60, 0xFF61), (0xFFDC, 0xFFE0, 0xFFE6, 0xFFE8),
      (0x16F9F, 0x16FE0, 0x16FE3, 0x1BC00), (0x1D2F3, 0x1D300, 0x1D356, 0x1D377),
      (0x1F1AD, 0x1F200, 0x1F265, 0x1F321), (0x1FFFF, 0x20000, 0x3FFFD, 0x3FFFE),
    ] as [(UInt32, UInt32, UInt32, UInt32)]
  )
  func `Characters take up two cells only within the wide blocks of Unicode`(
    below: UInt32,
    first: UInt32,
    last: UInt32,
    above: UInt32
  ) throws {
    let cells = try [below, first, last, above].map { value in
      MonospacedTextMeasure.cells(of: Character(try #require(Unicode.Scalar(value))))
    }
    #expect(cells == [1, 2, 2, 1])
  }

  @Test func `The width of a text is the number of cells of its characters`() {
    let lines = MonospacedTextMeasure.cells.lines("a日e\u{301}👨‍👩‍👧", nil)
    #expect(lines.size == CGSize(width: 6, height: 1))
  }

  @Test func `In a terminal, the number of cells of a character does not depend on the font`() {
    let font = TextFont(size: 34, weight: .black, isItalic: true, design: .serif, width: 2)
    #expect(MonospacedTextMeasure.cells.width(of: "a", in: font) == 1)
    #expect(MonospacedTextMeasure.cells.metrics(of: font).lineHeight == 1)
  }

  @Test func `On a screen that measures in points, a character grows with the font`() {
    let measure = MonospacedTextMeasure.points
    #expect(measure.width(of: "a", in: TextFont()) == 8)
    #expect(measure.width(of: "日", in: TextFont(size: 34)) == 32)
    #expect(measure.width(of: "a", in: TextFont(width: 0.5)) == 4)
    #expect(measure.metrics(of: TextFont(size: 34)) == .init(ascent: 24, descent: 8))
  }
}
