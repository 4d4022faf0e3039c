/// A plural form of a text, with the name that Unicode's CLDR gives it.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// The properties of a number that determine its plural form in a language.
struct PluralOperands {
  /// The integer digits, as a number.
  let integer: UInt64
  /// The number of fraction digits, without trailing zeros.
  let fractionDigits: Int
  /// The fraction digits as a number.
  let fraction: UInt64

  init(_ number: _FormatNumber) {
    switch number {
    case .signed(let number):
      self.init(integer: number.magnitude)
    case .unsigned(let number):
      self.init(integer: number)
    case .floating(let number):
      self.init(number.magnitude)
    }
  }

  private init(integer: UInt64, fractionDigits: Int = 0, fraction: UInt64 = 0) {
    self.integer = integer
    self.fractionDigits = fractionDigits
    self.fraction = fraction
  }

  private init(_ number: Double) {
    guard let integer = UInt64(exactly: number.rounded(.down)) else {
      self.init(integer: .max)
      return
    }
    let text = "\(number)"
    let digits = text.split(separator: ".").dropFirst().first ?? "0"
    if number == number.rounded() {
      self.init(integer: integer)
    } else if text.contains("e") {
      // The number is so small that its text has an exponent, as in `1.5e-07`. The fraction digits
      // `0000001` represent all such numbers.
      self.init(integer: integer, fractionDigits: 7, fraction: 1)
    } else {
      self.init(
        integer: integer,
        fractionDigits: digits.count,
        fraction: UInt64(digits) ?? 1
      )
    }
  }

  var isInteger: Bool { fractionDigits == 0 }

  func isInteger(in range: ClosedRange<UInt64>) -> Bool { isInteger && range.contains(integer) }
}
