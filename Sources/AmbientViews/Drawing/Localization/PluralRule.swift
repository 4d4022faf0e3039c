/// The rule by which a language chooses the plural form for a number.
///
/// The rules come from Unicode's CLDR, and are for cardinal numbers.
struct PluralRule: Sendable {
  let category: @Sendable (PluralOperands) -> PluralCategory

  /// Returns the rule of a language, such as `pl` or `pt-PT`.
  ///
  /// A language without a rule in the table has the rule of English.
  static func rule(of language: String) -> PluralRule {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let code = parts.first.map { $0.lowercased() } ?? ""
    if code == "pt", parts.count > 1, parts.last?.uppercased() == "PT" { return oneOrMillions }
    return table[code] ?? integerOne
  }

  private static let table: [String: PluralRule] = {
    let languages: [(String, PluralRule)] = [
      ("ja zh ko th vi id ms lo my yue bm bo dz ig ii jv km sg su to wo yo", always),
      ("en de nl sv fi el hu nb nn no tr bg et", integerOne),
      ("it ca es lld scn vec", oneOrMillions),
      ("fr pt", belowTwo),
      ("hy ff kab", integerBelowTwo),
      ("pa ak bho guw ln mg nso ti wa", zeroToOne),
      ("fil tl ceb", filipino),
      ("iu naq sat se sma smi smj smn sms", oneAndTwo),
      ("mt", maltese),
      ("gd", scottishGaelic),
      ("si", sinhala),
      ("br", breton),
      ("da", danish),
      ("hi bn fa kn gu am zu as doi kok pcm", zeroOrOne),
      ("he iw", hebrew),
      ("pl", polish),
      ("ru uk be", eastSlavic),
      ("hr sr bs sh", southSlavic),
      ("sl", slovenian),
      ("cs sk", czech),
      ("ro mo", romanian),
      ("lt", lithuanian),
      ("lv", latvian),
      ("ar", arabic),
      ("cy", welsh),
      ("ga", irish),
      ("gv", manx),
      ("kw", cornish),
      ("is mk", icelandic),
    ]
    var table: [String: PluralRule] = [:]
    for (codes, rule) in languages {
      for code in codes.split(separator: " ") { table[String(code)] = rule }
    }
    return table
  }()

  // MARK: Rules

  private static let always = PluralRule { _ in .other }

  private static let integerOne = PluralRule { $0.isInteger(in: 1...1) ? .one : .other }

  static func isMillions(_ number: PluralOperands) -> Bool {
    number.isInteger && number.integer != 0 && number.integer % 1_000_000 == 0
  }

  private static let oneOrMillions = PluralRule {
    $0.isInteger(in: 1...1) ? .one : isMillions($0) ? .many : .other
  }

  private static let belowTwo = PluralRule {
    $0.integer < 2 ? .one : isMillions($0) ? .many : .other
  }

  private static let zeroOrOne = PluralRule {
    $0.integer == 0 || $0.isInteger(in: 1...1) ? .one : .other
  }

  private static let integerBelowTwo = PluralRule { $0.integer < 2 ? .one : .other }

  private static let oneAndTwo = PluralRule {
    $0.isInteger(in: 1...1) ? .one : $0.isInteger(in: 2...2) ? .two : .other
  }

  private static let zeroToOne = PluralRule { $0.isInteger(in: 0...1) ? .one : .other }

  private static let danish = PluralRule {
    $0.isInteger(in: 1...1) || !$0.isInteger && $0.integer < 2 ? .one : .other
  }

  private static let hebrew = PluralRule {
    if $0.isInteger(in: 1...1) || $0.integer == 0 && !$0.isInteger { return .one }
    return $0.isInteger(in: 2...2) ? .two : .other
  }

  private static let polish = PluralRule {
    guard $0.isInteger else { return .other }
    if $0.integer == 1 { return .one }
    return isFew($0.integer) ? .few : .many
  }

  private static let eastSlavic = PluralRule {
    guard $0.isInteger else { return .other }
    if endsInOne($0.integer) { return .one }
    return isFew($0.integer) ? .few : .many
  }

  private static let southSlavic = PluralRule {
    let digits = $0.isInteger ? $0.integer : $0.fraction
    return endsInOne(digits) ? .one : isFew(digits) ? .few : .other
  }

  private static let slovenian = PluralRule {
    guard $0.isInteger else { return .few }
    switch $0.integer % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let czech = PluralRule {
    guard $0.isInteger else { return .many }
    return $0.integer == 1 ? .one : (2...4).contains($0.integer) ? .few : .other
  }

  private static let romanian = PluralRule {
    guard $0.isInteger else { return .few }
    if $0.integer == 1 { return .one }
    return $0.integer == 0 || (1...19).contains($0.integer % 100) ? .few : .other
  }

  private static let lithuanian = PluralRule {
    guard $0.isInteger else { return .many }
    let (unit, isTeen) = ($0.integer % 10, (11...19).contains($0.integer % 100))
    if unit == 1, !isTeen { return .one }
    return (2...9).contains(unit) && !isTeen ? .few : .other
  }

  private static let latvian = PluralRule {
    if $0.isInteger {
      if $0.integer % 10 == 0 || (11...19).contains($0.integer % 100) { return .zero }
      return endsInOne($0.integer) ? .one : .other
    }
    if $0.fractionDigits == 2, (11...19).contains($0.fraction % 100) { return .zero }
    if $0.fractionDigits == 2 { return endsInOne($0.fraction) ? .one : .other }
    return $0.fraction % 10 == 1 ? .one : .other
  }

  private static let arabic = PluralRule {
    guard $0.isInteger else { return .other }
    switch $0.integer {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      let rest = $0.integer % 100
      return (3...10).contains(rest) ? .few : (11...99).contains(rest) ? .many : .other
    }
  }

  private static let filipino = PluralRule {
    guard $0.isInteger else { return [4, 6, 9].contains($0.fraction % 10) ? .other : .one }
    return [4, 6, 9].contains($0.integer % 10) ? .other : .one
  }

  private static let maltese = PluralRule {
    guard $0.isInteger else { return .other }
    if $0.integer == 1 { return .one }
    if $0.integer == 2 { return .two }
    let rest = $0.integer % 100
    if $0.integer == 0 || (3...10).contains(rest) { return .few }
    return (11...19).contains(rest) ? .many : .other
  }

  private static let sinhala = PluralRule {
    $0.isInteger(in: 0...1) || $0.integer == 0 && $0.fraction == 1 ? .one : .other
  }

  private static let icelandic = PluralRule {
    endsInOne($0.isInteger ? $0.integer : $0.fraction) ? .one : .other
  }

  // MARK: Digits

  /// Whether a number ends in 1, but not in 11.
  private static func endsInOne(_ number: UInt64) -> Bool {
    number % 10 == 1 && number % 100 != 11
  }

  /// Whether a number ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ number: UInt64) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
