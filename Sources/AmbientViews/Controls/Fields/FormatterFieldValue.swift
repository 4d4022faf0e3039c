import AmbientCore
import AmbientFoundation
import AmbientSupport
import Foundation

/// A value that a field shows and reads with a formatter.
///
/// The formatter ignores the locale of the environment. If the type of the value is optional, nil
/// is shown as an empty text.
struct FormatterFieldValue<Value>: FieldValue {
  let value: Binding<Value>
  let formatter: Formatter

  func string(in locale: () -> Locale?) -> String {
    formatter.string(for: value.wrappedValue) ?? ""
  }

  func commit(_ text: String, in locale: Locale?) {
    switch formatter.object(from: text) {
    case .object(let object):
      if let new = converted(object) {
        value.wrappedValue = new
      } else if !(object is NSNumber) || converted(NSNumber(value: 0)) == nil {
        // The type of the value is not numeric, or the formatter reads no numbers. There is no
        // warning for a number that a numeric type cannot hold, such as 1.5 for `Int`. Typing such
        // a number is the user's mistake.
        let returned = "\(type(of: object))"
        Diagnostic.wrongFormatter(formatter, text, returned: returned, field: "\(Value.self)")
          .warn()
      }
    case .none: if let empty = Optional<Any>.none as? Value { value.wrappedValue = empty }
    case .unsupported: Diagnostic.writingFormatter(formatter).warn()
    }
  }

  private func converted(_ object: Any) -> Value? {
    if let value = object as? Value { return value }
    guard let number = object as? NSNumber else { return nil }
    // A cast to `Float` fails for a number that `Float` rounds, such as 0.1.
    return number.decimalValue as? Value ?? CGFloat(number.doubleValue) as? Value
      ?? number.floatValue as? Value
  }
}

/// The result of parsing a text with a formatter.
private enum ReadObject {
  case object(Any)
  case none
  case unsupported
}

extension Formatter {
  fileprivate func object(from text: String) -> ReadObject {
    #if canImport(Darwin)
    var object: AnyObject?
    guard getObjectValue(&object, for: text, errorDescription: nil), let object else {
      return .none
    }
    return .object(object)
    #else
    // On this platform, the class `Formatter` has no function that parses a text.
    let object: Any? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: text)
      case let formatter as DateFormatter: formatter.date(from: text)
      case let formatter as ISO8601DateFormatter: formatter.date(from: text)
      default: nil as Any?
      }
    if let object { return .object(object) }
    let reads = self is NumberFormatter || self is DateFormatter || self is ISO8601DateFormatter
    return reads ? .none : .unsupported
    #endif
  }
}

extension Diagnostic {
  /// The formatter of a field cannot read text.
  fileprivate static func writingFormatter(_ formatter: Formatter) -> Diagnostic {
    Diagnostic(
      "A text field has a formatter that cannot read text. The typed text is dropped.",
      facts: [("Formatter", "\(type(of: formatter))")],
      remedies: [
        "Use a 'NumberFormatter', a 'DateFormatter' or an 'ISO8601DateFormatter'.",
        "Use a 'ParseableFormatStyle': 'TextField(_:value:format:)'.",
      ]
    )
  }

  /// The formatter of a field reads values that do not have the type of the field's value.
  fileprivate static func wrongFormatter(
    _ formatter: Formatter,
    _ text: String,
    returned: String,
    field: String
  ) -> Diagnostic {
    Diagnostic(
      "The formatter of a text field reads a value of the wrong type. The typed text is dropped.",
      facts: [
        ("Formatter", "\(type(of: formatter))"), ("Typed text", text),
        ("Formatter reads", returned), ("Field has", field),
      ],
      remedies: ["Bind the field to a value of the type that the formatter reads."]
    )
  }
}
