import AmbientReflection
import Foundation

/// A conversion between the values of a type and objects that a store accepts.
protocol StoredForm<Value> {
  associatedtype Value

  /// Returns the value of a stored object; nil if the object cannot be converted.
  static func value(of stored: Any) -> Value?

  /// Returns the object to store for a value; nil to remove the stored object.
  static func stored(_ value: Value) -> Any?
}

/// The form of values that a store accepts without conversion.
enum PlainForm<Value>: StoredForm {
  static func value(of stored: Any) -> Value? { stored as? Value }
  static func stored(_ value: Value) -> Any? { value }
}

/// The form of Boolean values.
///
/// A stored number other than zero is true. A stored string such as `YES` or `0` is converted.
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

/// The form of integers.
///
/// A stored number of another type is rounded toward zero. A stored string is converted.
enum IntForm: StoredForm {
  static func value(of stored: Any) -> Int? {
    guard let text = stored as? String else { return (stored as? NSNumber)?.intValue }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  static func stored(_ value: Int) -> Any? { value }
}

/// The form of floating-point numbers.
///
/// A stored string, or a stored number of another type, is converted.
enum DoubleForm: StoredForm {
  static func value(of stored: Any) -> Double? {
    guard let text = stored as? String else { return (stored as? NSNumber)?.doubleValue }
    return Double(text)
  }

  static func stored(_ value: Double) -> Any? { value }
}

/// The form of URLs.
///
/// The form stores a string that can be converted back to the same URL: the path of a file URL, or
/// else the absolute string. If neither can be converted back, the form stores an array: the
/// relative string and, if the URL has a base, the absolute string of the base.
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

/// The form of values that are stored as raw values.
///
/// A stored raw value that matches no case is ignored.
enum RawForm<Value: RawRepresentable, Raw: StoredForm<Value.RawValue>>: StoredForm {
  static func value(of stored: Any) -> Value? {
    Raw.value(of: stored).flatMap(Value.init(rawValue:))
  }

  static func stored(_ value: Value) -> Any? { Raw.stored(value.rawValue) }
}

/// The form of optional values; storing nil removes the stored object.
enum OptionalForm<Wrapped: StoredForm>: StoredForm {
  static func value(of stored: Any) -> Wrapped.Value?? {
    Wrapped.value(of: stored).map(Optional.some)
  }
  static func stored(_ value: Wrapped.Value?) -> Any? { value.flatMap(Wrapped.stored) }
}

/// The form of values that are stored as JSON data.
enum CodedForm<Value: Codable>: StoredForm {
  static func value(of stored: Any) -> Value? {
    (stored as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  static func stored(_ value: Value) -> Any? { try? JSONEncoder().encode(value) }
}
