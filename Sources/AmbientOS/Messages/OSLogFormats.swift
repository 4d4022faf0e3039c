import Foundation

/// The smallest width of a value in a message, and the side on which spaces are added.
public struct OSLogStringAlignment: Sendable {
  private let left: Int
  private let right: Int

  /// The alignment that adds no spaces.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(left: 0, right: 0) }

  /// Returns an alignment that adds spaces before a value of fewer than `columns` characters.
  ///
  /// - Parameter columns: The smallest number of characters of the aligned value.
  /// - Returns: The alignment.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(left: columns, right: 0)
  }

  /// Returns an alignment that adds spaces after a value of fewer than `columns` characters.
  ///
  /// - Parameter columns: The smallest number of characters of the aligned value.
  /// - Returns: The alignment.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(left: 0, right: columns)
  }

  func aligned(_ text: String) -> String {
    String(repeating: " ", count: max(0, left - text.count)) + text
      + String(repeating: " ", count: max(0, right - text.count))
  }
}

/// The words for a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// The words `true` and `false`.
  case truth

  /// The words `YES` and `NO`.
  case answer
}

/// The base, the sign and the digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let hasSign: Bool
  private let isUppercase: Bool
  private let minDigits: Int

  /// A format in base ten.
  public static var decimal: OSLogIntegerFormatting { decimal() }

  /// A format in base ten.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - minDigits: The minimum number of digits. Zeros fill the missing digits.
  /// - Returns: A format in base ten.
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

  /// A format in base sixteen.
  public static var hex: OSLogIntegerFormatting { hex() }

  /// A format in base sixteen.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - includePrefix: Whether the digits have the prefix `0x`.
  ///   - uppercase: Whether letters are in upper case.
  ///   - minDigits: The minimum number of digits. Zeros fill the missing digits.
  /// - Returns: A format in base sixteen.
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

  /// A format in base eight.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// A format in base eight.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - includePrefix: Whether the digits have the prefix `0o`.
  ///   - uppercase: Accepted without effect, because the digits contain no letters.
  ///   - minDigits: The minimum number of digits. Zeros fill the missing digits.
  /// - Returns: A format in base eight.
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

  /// A format with six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { fixed() }

  /// A format with `precision` digits after the decimal point.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the decimal point; a negative number counts as 0.
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - uppercase: Whether the words for infinity and NaN are in upper case.
  /// - Returns: A format with a fixed number of digits after the decimal point.
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

  /// A format in base sixteen.
  public static var hex: OSLogFloatFormatting { hex() }

  /// A format in base sixteen.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - uppercase: Whether the letters of the digits, the prefix and the exponent are in upper
  ///     case.
  /// - Returns: A format in base sixteen, such as `0x1.8p+1` for 3.
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

  /// A format with an exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }

  /// A format with an exponent, and with `precision` digits after the decimal point.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the decimal point; a negative number counts as 0.
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - uppercase: Whether the letter of the exponent is in upper case.
  /// - Returns: A format with an exponent, such as `1.5e+03` for 1500 with one digit after the
  ///   decimal point.
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

  /// A format with an exponent if the number is very large or very small.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// A format with at most `precision` significant digits, and with an exponent if the number is
  /// very large or very small.
  ///
  /// - Parameters:
  ///   - precision: The largest number of significant digits. A number below 1 counts as 1.
  ///   - explicitPositiveSign: Whether zero and positive numbers have a plus sign.
  ///   - uppercase: Whether the letter of the exponent is in upper case.
  /// - Returns: A format that has an exponent only for a very large or very small number.
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
