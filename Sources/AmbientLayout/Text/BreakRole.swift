/// The role of a character when a text is broken into lines.
///
/// The roles are a simple form of the classes in Unicode Standard Annex 14. Letters of scripts
/// without spaces, such as Thai, have the role of Latin letters.
///
/// The roles of two adjacent characters can contradict each other. The order of the cases in
/// ``allowsBreak(before:)`` then decides. For example, a line may end after a space even if the
/// next character prevents a break before it.
enum BreakRole {
  /// Ends a paragraph.
  case newline
  /// Allows a break after it, and has no width at the end of a line.
  case space
  /// Allows a break after it, and is never shown.
  case zeroWidthSpace
  /// Allows a break after it, and is shown as a hyphen only at this break.
  case softHyphen
  /// Allows a break after it, except before a digit.
  case hyphen
  /// Prevents a break on both sides.
  case glue
  /// Prevents a break after it.
  case opening
  /// Prevents a break after it, and allows a break before it: an opening bracket in East Asian
  /// texts.
  case wideOpening
  /// Prevents a break before it.
  case closing
  /// Prevents a break before it, and allows a break after it: punctuation in East Asian texts.
  case wideClosing
  /// Allows a break on both sides.
  case ideograph
  /// A digit.
  case digit
  /// A letter, or any other character within a word.
  case other

  /// Finds the role of a character by its first scalar.
  init(_ character: Character) {
    self =
      switch character.asciiValue {
      case let byte?: BreakRole(ascii: byte)
      case nil: BreakRole(beyondASCII: character)
      }
  }

  private init(ascii byte: UInt8) {
    self =
      switch Unicode.Scalar(byte) {
      case "\n", "\r", "\u{B}", "\u{C}": .newline
      case " ", "\t": .space
      case "-", "/": .hyphen
      case "0"..."9": .digit
      case "(", "[", "{": .opening
      case ")", "]", "}", ".", ",", ":", ";", "!", "?", "%": .closing
      case "\"", "'": .glue
      default: .other
      }
  }

  private init(beyondASCII character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .other
      return
    }
    switch scalar {
    case "\u{85}", "\u{2028}", "\u{2029}": self = .newline
    case "\u{200B}": self = .zeroWidthSpace
    case "\u{AD}": self = .softHyphen
    case "\u{2010}", "\u{2012}"..."\u{2014}": self = .hyphen
    case "\u{A0}", "\u{2007}", "\u{2011}", "\u{202F}", "\u{2060}", "\u{FEFF}": self = .glue
    default:
      let isWide = MonospacedTextMeasure.cells(of: character) == 2
      self =
        switch scalar.properties.generalCategory {
        case .spaceSeparator: .space
        case .openPunctuation: isWide ? .wideOpening : .opening
        case .closePunctuation: isWide ? .wideClosing : .closing
        case .initialPunctuation, .finalPunctuation: .glue
        case _ where Self.neverFirst.contains(scalar): isWide ? .wideClosing : .closing
        case _ where isWide: .ideograph
        case .decimalNumber: .digit
        default: .other
        }
    }
  }

  /// Punctuation, small letters and marks of East Asian texts that never begin a line.
  private static let neverFirst = Set(
    """
    、。，．：；！？・‥…％ー々〻ゝゞヽヾ\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ
    """.unicodeScalars
  )

  /// Whether the character is not shown within a line, and so has no width.
  var isInvisible: Bool {
    switch self {
    case .newline, .zeroWidthSpace, .softHyphen: true
    default: false
    }
  }

  /// Whether a hyphen directly after the character belongs to the word that follows, as in `(-1)`.
  var precedesWord: Bool {
    switch self {
    case .newline, .space, .zeroWidthSpace, .glue, .opening, .wideOpening: true
    default: false
    }
  }

  /// Returns whether a line may end between a character with this role and the next character.
  func allowsBreak(before next: BreakRole) -> Bool {
    switch (self, next) {
    case (_, .newline), (_, .space), (_, .zeroWidthSpace): false
    case (.space, _), (.zeroWidthSpace, _): true
    case (.opening, _), (.wideOpening, _), (.glue, _): false
    case (_, .closing), (_, .wideClosing), (_, .glue), (_, .hyphen), (_, .softHyphen): false
    case (.softHyphen, _): true
    case (.hyphen, _): next != .digit
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening): true
    default: false
    }
  }
}
