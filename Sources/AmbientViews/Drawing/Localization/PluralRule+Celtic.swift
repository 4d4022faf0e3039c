/// The plural rules of the Celtic languages.
extension PluralRule {
  static let welsh = PluralRule {
    guard $0.isInteger else { return .other }
    let forms: [UInt64: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
    return forms[$0.integer] ?? .other
  }

  static let irish = PluralRule {
    guard $0.isInteger else { return .other }
    switch $0.integer {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  static let scottishGaelic = PluralRule {
    guard $0.isInteger else { return .other }
    switch $0.integer {
    case 1, 11: return .one
    case 2, 12: return .two
    case 3...10, 13...19: return .few
    default: return .other
    }
  }

  static let breton = PluralRule {
    guard $0.isInteger else { return .other }
    let (unit, rest) = ($0.integer % 10, $0.integer % 100)
    let isException = [1, 7, 9].contains(rest / 10)
    switch unit {
    case 1 where !isException: return .one
    case 2 where !isException: return .two
    case 3, 4, 9: return isException ? .other : .few
    default: return isMillions($0) ? .many : .other
    }
  }

  static let manx = PluralRule {
    guard $0.isInteger else { return .many }
    switch $0.integer % 10 {
    case 1: return .one
    case 2: return .two
    default: return $0.integer % 20 == 0 ? .few : .other
    }
  }

  static let cornish = PluralRule {
    guard $0.isInteger else { return .other }
    let (number, score) = ($0.integer, $0.integer % 20)
    if number == 0 { return .zero }
    if number == 1 { return .one }
    if score == 2 || isCornishThousands(number) { return .two }
    return score == 3 ? .few : score == 1 ? .many : .other
  }

  /// Whether a number is a multiple of 1,000 that has the form `two` in Cornish.
  private static func isCornishThousands(_ number: UInt64) -> Bool {
    let thousands = number % 100_000 / 1000
    let hasFormTwo = (1...20).contains(thousands) || [40, 60, 80].contains(thousands)
    return number % 1000 == 0 && hasFormTwo || number % 1_000_000 == 100_000
  }
}
