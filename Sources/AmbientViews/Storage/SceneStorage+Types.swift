public import Foundation

/// The values that can be kept as they are.
extension SceneStorage {
  /// Keeps a yes or a no; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, BoolForm.self)
  }

  /// Keeps a whole number; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, IntForm.self)
  }

  /// Keeps a number; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, DoubleForm.self)
  }

  /// Keeps a text; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, PlainForm<String>.self)
  }

  /// Keeps a URL; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, URLForm.self)
  }

  /// Keeps a point in time; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, PlainForm<Date>.self)
  }

  /// Keeps bytes; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, PlainForm<Data>.self)
  }
}

/// Values that are kept by their raw values.
extension SceneStorage where Value: RawRepresentable {
  /// Keeps a value by its raw value; the given one is the value where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key, wrappedValue, RawForm<Value, IntForm>.self)
  }

  /// Keeps a value by its raw value; the given one is the value where nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key, wrappedValue, RawForm<Value, PlainForm<String>>.self)
  }
}

/// Values that may be missing: nil where nothing is kept, and to keep nothing.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a yes or a no, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, OptionalForm<BoolForm>.self)
  }

  /// Keeps a whole number, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, OptionalForm<IntForm>.self)
  }

  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, OptionalForm<DoubleForm>.self)
  }

  /// Keeps a text, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, OptionalForm<PlainForm<String>>.self)
  }

  /// Keeps a URL, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, OptionalForm<URLForm>.self)
  }

  /// Keeps a point in time, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(key, nil, OptionalForm<PlainForm<Date>>.self)
  }

  /// Keeps bytes, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, OptionalForm<PlainForm<Data>>.self)
  }
}

extension SceneStorage {
  /// Keeps a value by its raw value, or nothing.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, OptionalForm<RawForm<R, IntForm>>.self)
  }

  /// Keeps a value by its raw value, or nothing.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, OptionalForm<RawForm<R, PlainForm<String>>>.self)
  }
}
