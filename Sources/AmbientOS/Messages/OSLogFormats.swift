import Foundation

/// The smallest number of columns for a value of a message, and the position of the value in them.
public struct OSLogStringAlignment: Sendable {
  private let left: Int
  private let right: Int

  /// No smallest number of columns: the value has no spaces around it.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(left: 0, right: 0) }

  /// Returns an alignment in which the value is at the end of the columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(left: columns, right: 0)
  }

  /// Returns an alignment in which the value is at the start of the columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(left: 0, right: columns)
  }

  /// Returns a text, filled with spaces to the smallest number of columns.
  func aligned(_ text: String) -> String {
    String(repeating: " ", count: max(0, left - text.count)) + text
      + String(repeating: " ", count: max(0, right - text.count))
  }
}

/// The words for a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth

  /// As `YES` or `NO`.
  case answer
}

/// The base, the sign and the digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let hasSign: Bool
  private let isUppercase: Bool
  private let minDigits: Int

  /// In base ten.
  public static var decimal: OSLogIntegerFormatting { decimal() }

  /// In base ten.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10,
      prefix: "",
      hasSign: explicitPositiveSign,
      isUppercase: false,
      minDigits: minDigits()
    )
  }

  /// In base sixteen.
  public static var hex: OSLogIntegerFormatting { hex() }

  /// In base sixteen.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      prefix: includePrefix ? "0x" : "",
      hasSign: explicitPositiveSign,
      isUppercase: uppercase,
      minDigits: minDigits()
    )
  }

  /// In base eight.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// In base eight.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      prefix: includePrefix ? "0o" : "",
      hasSign: explicitPositiveSign,
      isUppercase: uppercase,
      minDigits: minDigits()
    )
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let sign = number < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// The notation and the precision of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let letter: Character
  private let precision: Int?
  private let hasSign: Bool

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed() }

  /// With a number of digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "F" : "f",
      precision: precision(),
      hasSign: explicitPositiveSign
    )
  }

  /// In base sixteen.
  public static var hex: OSLogFloatFormatting { hex() }

  /// In base sixteen.
  public static func hex(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "A" : "a",
      precision: nil,
      hasSign: explicitPositiveSign
    )
  }

  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }

  /// With an exponent, and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "E" : "e",
      precision: precision(),
      hasSign: explicitPositiveSign
    )
  }

  /// With an exponent if the number is very large or very small.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// With an exponent if the number is very large or very small, and with a total number of digits.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "G" : "g",
      precision: precision(),
      hasSign: explicitPositiveSign
    )
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(letter)", number)
  }
}
