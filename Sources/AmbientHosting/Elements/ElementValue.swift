/// The common form of an attribute's value: a text, a number or a Boolean value.
///
/// Inspectors and other processes use this form for all attributes. Views and hosts instead use the
/// type that the ``ElementAttribute`` declares.
public enum ElementValue: Hashable, Sendable, CustomStringConvertible {
  /// A text.
  case string(String)
  /// A number; a length is in points.
  case number(Double)
  /// A Boolean value.
  case bool(Bool)

  /// The value as text; whole numbers below 10^15 have no decimal point.
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}

/// A type whose values can be values of attributes.
///
/// An enumeration with raw values conforms without further code:
///
/// ```swift
/// enum Mood: String, ElementValueConvertible { case calm, wild }
/// ```
public protocol ElementValueConvertible: Equatable, Sendable {
  /// Creates a value from its common form; nil if the type has no such value.
  ///
  /// - Parameter elementValue: The common form.
  init?(_ elementValue: ElementValue)

  /// The value in its common form.
  var elementValue: ElementValue { get }
}

extension Bool: ElementValueConvertible {
  /// Creates a value from its common form; nil if the common form is not a `Bool`.
  ///
  /// - Parameter elementValue: The common form.
  public init?(_ elementValue: ElementValue) {
    guard case .bool(let value) = elementValue else { return nil }
    self = value
  }

  /// The value in its common form.
  public var elementValue: ElementValue { .bool(self) }
}

extension Double: ElementValueConvertible {
  /// Creates a number from its common form; nil if the common form is not a number.
  ///
  /// - Parameter elementValue: The common form.
  public init?(_ elementValue: ElementValue) {
    guard case .number(let number) = elementValue else { return nil }
    self = number
  }

  /// The number in its common form.
  public var elementValue: ElementValue { .number(self) }
}

extension Int: ElementValueConvertible {
  /// Creates a number from its common form; nil if the common form is not a whole number.
  ///
  /// - Parameter elementValue: The common form.
  public init?(_ elementValue: ElementValue) {
    guard case .number(let number) = elementValue else { return nil }
    self.init(exactly: number)
  }

  /// The number in its common form.
  public var elementValue: ElementValue { .number(Double(self)) }
}

extension String: ElementValueConvertible {
  /// Creates a text from its common form; nil if the common form is not a text.
  ///
  /// - Parameter elementValue: The common form.
  public init?(_ elementValue: ElementValue) {
    guard case .string(let text) = elementValue else { return nil }
    self = text
  }

  /// The text in its common form.
  public var elementValue: ElementValue { .string(self) }
}

extension RawRepresentable where RawValue: ElementValueConvertible {
  /// Creates a value from the common form of its raw value; nil if no value has that raw value.
  ///
  /// - Parameter elementValue: The common form.
  public init?(_ elementValue: ElementValue) {
    guard let rawValue = RawValue(elementValue) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value in its common form.
  public var elementValue: ElementValue { rawValue.elementValue }
}
