import Foundation

extension _FormatNumber {
  /// Returns the characters that replace a placeholder such as `%lld` or `%.1f`.
  ///
  /// The number is converted to the type that the placeholder expects. A wrong placeholder in a
  /// translation therefore does not stop the program. If the locale has no identifier, digits are
  /// not grouped.
  func string(for specifier: String, locale: Locale) -> String {
    let conversion = specifier.last ?? "@"
    let flags = specifier.dropFirst().dropLast().filter { !"hlLqzjt".contains($0) }
    let isNeutral = locale.identifier.isEmpty
    if isNeutral, flags.isEmpty, "@dDiu".contains(conversion), let integer = exactInteger {
      return integer
    }
    let locale = isNeutral ? nil : locale
    switch conversion {
    case "d", "D", "i":
      return String(format: "%\(flags)lld", locale: locale, signed)
    case "u", "U":
      return String(format: "%\(flags)llu", locale: locale, UInt64(bitPattern: signed))
    case "x", "X", "o", "O":
      let letter = conversion == "O" ? "o" : conversion
      return String(format: "%\(flags)ll\(letter)", locale: locale, UInt64(bitPattern: signed))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return String(format: "%\(flags)\(conversion)", locale: locale, floating)
    case "c", "C":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: signed)).map { String($0) } ?? ""
    default:
      return exactInteger ?? "\(floating)"
    }
  }

  /// The digits of an integer; nil for a floating-point number.
  private var exactInteger: String? {
    switch self {
    case .signed(let number): String(number)
    case .unsigned(let number): String(number)
    case .floating: nil
    }
  }

  private var signed: Int64 {
    switch self {
    case .signed(let number): number
    case .unsigned(let number): Int64(bitPattern: number)
    case .floating(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
    }
  }

  private var floating: Double {
    switch self {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .floating(let number): number
    }
  }
}
