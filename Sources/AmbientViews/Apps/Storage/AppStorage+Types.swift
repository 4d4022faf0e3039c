public import Foundation

/// Initializers for values of the basic types.
///
/// The property has its initial value while the store has no value for the key.
extension AppStorage {
  /// Creates a property that stores a Boolean value under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, BoolForm.self, in: store)
  }

  /// Creates a property that stores an integer under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, IntForm.self, in: store)
  }

  /// Creates a property that stores a floating-point number under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, DoubleForm.self, in: store)
  }

  /// Creates a property that stores a string under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, PlainForm<String>.self, in: store)
  }

  /// Creates a property that stores a URL under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, URLForm.self, in: store)
  }

  /// Creates a property that stores a date under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, PlainForm<Date>.self, in: store)
  }

  /// Creates a property that stores data under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, PlainForm<Data>.self, in: store)
  }
}

/// Initializers for values that are stored as their raw values.
///
/// The property has its initial value while the store has no value for the key, or has a raw value
/// that matches no case.
extension AppStorage where Value: RawRepresentable {
  /// Creates a property whose value is stored as its raw value, an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(key, wrappedValue, RawForm<Value, IntForm>.self, in: store)
  }

  /// Creates a property whose value is stored as its raw value, a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(key, wrappedValue, RawForm<Value, PlainForm<String>>.self, in: store)
  }
}

/// Initializers for optional values.
///
/// The value is nil while the store has no value for the key. Setting nil removes the stored value.
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores a Boolean value or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, OptionalForm<BoolForm>.self, in: store)
  }

  /// Creates a property that stores an integer or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, OptionalForm<IntForm>.self, in: store)
  }

  /// Creates a property that stores a floating-point number or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, OptionalForm<DoubleForm>.self, in: store)
  }

  /// Creates a property that stores a string or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, OptionalForm<PlainForm<String>>.self, in: store)
  }

  /// Creates a property that stores a URL or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, OptionalForm<URLForm>.self, in: store)
  }

  /// Creates a property that stores a date or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, OptionalForm<PlainForm<Date>>.self, in: store)
  }

  /// Creates a property that stores data or nil under a key.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, OptionalForm<PlainForm<Data>>.self, in: store)
  }
}

extension AppStorage {
  /// Creates a property whose optional value is stored as its raw value, an integer.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, OptionalForm<RawForm<R, IntForm>>.self, in: store)
  }

  /// Creates a property whose optional value is stored as its raw value, a string.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, OptionalForm<RawForm<R, PlainForm<String>>>.self, in: store)
  }
}
