/// A message for a log: a text with values in it.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.garden", category: "watering")
/// logger.info("\(plant, privacy: .private) got \(liters, format: .fixed(precision: 1)) l")
/// ```
///
/// A log evaluates the values when it logs the message. A disabled log does not evaluate them.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let interpolation: OSLogInterpolation

  /// Creates a message from a text that has no values.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// Creates a message from a text and its values.
  ///
  /// - Parameter stringInterpolation: The text and its values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// The whole text, in which private values are replaced.
  var text: String { interpolation.parts.map { $0() }.joined() }
}

/// The texts and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Functions that return the texts of the parts.
  private(set) var parts: [() -> String] = []

  /// Creates a message that has no parts yet.
  ///
  /// - Parameters:
  ///   - literalCapacity: Accepted without effect.
  ///   - interpolationCount: The number of values. Memory for the parts is reserved accordingly.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds a text.
  ///
  /// - Parameter literal: The text.
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  /// Adds a string.
  ///
  /// - Parameters:
  ///   - argument: The string.
  ///   - align: The minimum width, and the side on which spaces are added.
  ///   - privacy: Whether the log may show the string.
  public mutating func appendInterpolation(
    _ argument: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(argument())) }
  }

  /// Adds the description of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: The minimum width, and the side on which spaces are added.
  ///   - privacy: Whether the log may show the value.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(value().description)) }
  }

  /// Adds the name of a type.
  ///
  /// - Parameters:
  ///   - value: The type.
  ///   - align: The minimum width, and the side on which spaces are added.
  ///   - privacy: Whether the log may show the name.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown("\(value())")) }
  }

  /// Adds an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - privacy: Whether the log may show the error.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown("\(error())") }
  }

  /// Adds an integer.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - format: The base, the sign and the digits.
  ///   - align: The minimum width, and the side on which spaces are added.
  ///   - privacy: Whether the log may show the integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(of: number()))) }
  }

  /// Adds a floating-point number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The notation and the precision. By default, six digits follow the point.
  ///   - align: The minimum width, and the side on which spaces are added.
  ///   - privacy: Whether the log may show the number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(of: Double(number())))) }
  }

  /// Adds a Boolean value.
  ///
  /// - Parameters:
  ///   - boolean: The Boolean value.
  ///   - format: The words for true and false.
  ///   - privacy: Whether the log may show the value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      let value = boolean()
      switch format {
      case .truth: return privacy.shown(value ? "true" : "false")
      case .answer: return privacy.shown(value ? "YES" : "NO")
      }
    }
  }

  /// Adds an address.
  ///
  /// - Parameters:
  ///   - pointer: The address; nil is shown as `0x0`.
  ///   - privacy: Whether the log may show the address.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer?,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(pointer().map { "\($0)" } ?? "0x0") }
  }
}
