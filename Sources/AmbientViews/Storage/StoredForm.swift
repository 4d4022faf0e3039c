import AmbientReflection
import Foundation

/// How the values of a type are kept among others.
protocol StoredForm<Value> {
  associatedtype Value

  /// What is kept, as a value; nil if it is something else.
  static func value(of stored: Any) -> Value?

  /// What to keep of a value; nil to keep nothing.
  static func stored(_ value: Value) -> Any?
}

/// A value that is kept as it is.
enum PlainForm<Value>: StoredForm {
  static func value(of stored: Any) -> Value? { stored as? Value }
  static func stored(_ value: Value) -> Any? { value }
}

/// A yes or a no; a number other than zero is a yes.
enum BoolForm: StoredForm {
  static func value(of stored: Any) -> Bool? {
    guard let text = stored as? String else { return (stored as? NSNumber)?.boolValue }
    switch text.lowercased() {
    case "yes", "y", "true", "t": return true
    case "no", "n", "false", "f": return false
    default: return Double(text).map { $0 != 0 }
    }
  }

  static func stored(_ value: Bool) -> Any? { value }
}

/// A whole number, taken of any number.
enum IntForm: StoredForm {
  static func value(of stored: Any) -> Int? {
    guard let text = stored as? String else { return (stored as? NSNumber)?.intValue }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  static func stored(_ value: Int) -> Any? { value }
}

/// A number of any kind.
enum DoubleForm: StoredForm {
  static func value(of stored: Any) -> Double? {
    guard let text = stored as? String else { return (stored as? NSNumber)?.doubleValue }
    return Double(text)
  }

  static func stored(_ value: Double) -> Any? { value }
}

/// A URL as text, if the same URL can be made of that again: as a path if it is that of a file, or else
/// as an absolute string.
///
/// Any other URL is an array: what it says relative to its base, and the base if it has one.
enum URLForm: StoredForm {
  static func value(of stored: Any) -> URL? {
    if let text = stored as? String { return url(of: text) }
    guard let parts = stored as? [String], let text = parts.first else { return nil }
    return URL(string: text, relativeTo: parts.count > 1 ? URL(string: parts[1]) : nil)
  }

  private static func url(of text: String) -> URL? {
    text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }

  static func stored(_ value: URL) -> Any? {
    let texts = value.isFileURL ? [value.path, value.absoluteString] : [value.absoluteString]
    for text in texts { if let url = url(of: text), areSame(url, value) { return text } }
    return [value.relativeString] + (value.baseURL.map { [$0.absoluteString] } ?? [])
  }

  private static func areSame(_ a: URL, _ b: URL) -> Bool {
    a.relativeString == b.relativeString && a.baseURL == b.baseURL
  }
}

/// What is made of a raw value; raw values of which nothing can be made are something else.
enum RawForm<Value: RawRepresentable, Raw: StoredForm<Value.RawValue>>: StoredForm {
  static func value(of stored: Any) -> Value? {
    Raw.value(of: stored).flatMap(Value.init(rawValue:))
  }

  static func stored(_ value: Value) -> Any? { Raw.stored(value.rawValue) }
}

/// A value or none; for none, nothing is kept.
enum OptionalForm<Wrapped: StoredForm>: StoredForm {
  static func value(of stored: Any) -> Wrapped.Value?? {
    Wrapped.value(of: stored).map(Optional.some)
  }
  static func stored(_ value: Wrapped.Value?) -> Any? { value.flatMap(Wrapped.stored) }
}
