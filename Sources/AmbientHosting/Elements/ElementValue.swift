/// The value of an attribute as inspectors list it and as it is sent to other processes.
///
/// Views and hosts read and write attributes by ``ElementAttribute``, with their own types; this is
/// the common form of all values.
public enum ElementValue: Hashable, Sendable, CustomStringConvertible {
  /// A text.
  case string(String)
  /// A number; a length is in points.
  case number(Double)
  /// A Boolean value.
  case bool(Bool)

  /// The value as text; whole numbers have no decimal point.
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}

/// A type of values of attributes.
///
/// An enumeration with raw values conforms without further code:
///
/// ```swift
/// enum Mood: String, ElementValueConvertible { case calm, wild }
/// ```
public protocol ElementValueConvertible: Equatable, Sendable {
  /// Makes a value from its common form; nil if that is of another type, or stands for no value.
  init?(_ elementValue: ElementValue)

  /// The value in its common form.
  var elementValue: ElementValue { get }
}

extension Bool: ElementValueConvertible {
  /// Makes a value from its common form; nil if that is no `Bool`.
  public init?(_ elementValue: ElementValue) {
    guard case .bool(let value) = elementValue else { return nil }
    self = value
  }

  /// The value in its common form.
  public var elementValue: ElementValue { .bool(self) }
}

extension Double: ElementValueConvertible {
  /// Makes a number from its common form; nil if that is no number.
  public init?(_ elementValue: ElementValue) {
    guard case .number(let number) = elementValue else { return nil }
    self = number
  }

  /// The number in its common form.
  public var elementValue: ElementValue { .number(self) }
}

extension Int: ElementValueConvertible {
  /// Makes a number from its common form; nil if that is no number, or not a whole one.
  public init?(_ elementValue: ElementValue) {
    guard case .number(let number) = elementValue else { return nil }
    self.init(exactly: number)
  }

  /// The number in its common form.
  public var elementValue: ElementValue { .number(Double(self)) }
}

extension String: ElementValueConvertible {
  /// Makes a text from its common form; nil if that is no text.
  public init?(_ elementValue: ElementValue) {
    guard case .string(let text) = elementValue else { return nil }
    self = text
  }

  /// The text in its common form.
  public var elementValue: ElementValue { .string(self) }
}

extension RawRepresentable where RawValue: ElementValueConvertible {
  /// Makes a value from the common form of its raw value; nil if there is none with that raw value.
  public init?(_ elementValue: ElementValue) {
    guard let rawValue = RawValue(elementValue) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value in its common form.
  public var elementValue: ElementValue { rawValue.elementValue }
}
