public import Foundation

/// The values that can be kept as they are.
extension AppStorage {
  /// Keeps a yes or a no; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, BoolForm.self, in: store)
  }

  /// Keeps a whole number; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, IntForm.self, in: store)
  }

  /// Keeps a number; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, DoubleForm.self, in: store)
  }

  /// Keeps a text; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, PlainForm<String>.self, in: store)
  }

  /// Keeps a URL; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, URLForm.self, in: store)
  }

  /// Keeps a point in time; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, PlainForm<Date>.self, in: store)
  }

  /// Keeps bytes; the value is the one where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, PlainForm<Data>.self, in: store)
  }
}

/// Values that are kept by their raw values.
extension AppStorage where Value: RawRepresentable {
  /// Keeps a value by its raw value; the given one is the value where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(key, wrappedValue, RawForm<Value, IntForm>.self, in: store)
  }

  /// Keeps a value by its raw value; the given one is the value where nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(key, wrappedValue, RawForm<Value, PlainForm<String>>.self, in: store)
  }
}

/// Values that may be missing: nil where nothing is kept, and to keep nothing.
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a yes or a no, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, OptionalForm<BoolForm>.self, in: store)
  }

  /// Keeps a whole number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, OptionalForm<IntForm>.self, in: store)
  }

  /// Keeps a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, OptionalForm<DoubleForm>.self, in: store)
  }

  /// Keeps a text, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, OptionalForm<PlainForm<String>>.self, in: store)
  }

  /// Keeps a URL, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, OptionalForm<URLForm>.self, in: store)
  }

  /// Keeps a point in time, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, OptionalForm<PlainForm<Date>>.self, in: store)
  }

  /// Keeps bytes, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, OptionalForm<PlainForm<Data>>.self, in: store)
  }
}

extension AppStorage {
  /// Keeps a value by its raw value, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, OptionalForm<RawForm<R, IntForm>>.self, in: store)
  }

  /// Keeps a value by its raw value, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, OptionalForm<RawForm<R, PlainForm<String>>>.self, in: store)
  }
}
