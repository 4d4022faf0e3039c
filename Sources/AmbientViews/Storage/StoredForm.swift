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
  static func value(of stored: Any) -> Bool? { (stored as? NSNumber)?.boolValue }
  static func stored(_ value: Bool) -> Any? { value }
}

/// A whole number, taken of any number.
enum IntForm: StoredForm {
  static func value(of stored: Any) -> Int? { (stored as? NSNumber)?.intValue }
  static func stored(_ value: Int) -> Any? { value }
}

/// A number of any kind.
enum DoubleForm: StoredForm {
  static func value(of stored: Any) -> Double? { (stored as? NSNumber)?.doubleValue }
  static func stored(_ value: Double) -> Any? { value }
}

/// A URL as text: a path if it is that of a file.
enum URLForm: StoredForm {
  static func value(of stored: Any) -> URL? {
    guard let text = stored as? String else { return nil }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }

  static func stored(_ value: URL) -> Any? { value.isFileURL ? value.path : value.absoluteString }
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
