public import Foundation

/// Initializers for values of the basic types.
///
/// The property has its initial value while the store has no value for the key.
extension SceneStorage {
  /// Creates a property that stores a Boolean value under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, BoolForm.self)
  }

  /// Creates a property that stores an integer under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, IntForm.self)
  }

  /// Creates a property that stores a floating-point number under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, DoubleForm.self)
  }

  /// Creates a property that stores a string under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, PlainForm<String>.self)
  }

  /// Creates a property that stores a URL under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, URLForm.self)
  }

  /// Creates a property that stores a date under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, PlainForm<Date>.self)
  }

  /// Creates a property that stores data under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, PlainForm<Data>.self)
  }
}

/// Initializers for values that are stored as their raw values.
///
/// The property has its initial value while the store has no value for the key, or has a raw value
/// that matches no case.
extension SceneStorage where Value: RawRepresentable {
  /// Creates a property whose value is stored as its raw value, an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key, wrappedValue, RawForm<Value, IntForm>.self)
  }

  /// Creates a property whose value is stored as its raw value, a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key, wrappedValue, RawForm<Value, PlainForm<String>>.self)
  }
}

/// Initializers for optional values.
///
/// The value is nil while the store has no value for the key. Setting nil removes the stored value.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores a Boolean value or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, OptionalForm<BoolForm>.self)
  }

  /// Creates a property that stores an integer or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, OptionalForm<IntForm>.self)
  }

  /// Creates a property that stores a floating-point number or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, OptionalForm<DoubleForm>.self)
  }

  /// Creates a property that stores a string or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, OptionalForm<PlainForm<String>>.self)
  }

  /// Creates a property that stores a URL or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, OptionalForm<URLForm>.self)
  }

  /// Creates a property that stores a date or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == Date? {
    self.init(key, nil, OptionalForm<PlainForm<Date>>.self)
  }

  /// Creates a property that stores data or nil under a key.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, OptionalForm<PlainForm<Data>>.self)
  }
}

extension SceneStorage {
  /// Creates a property whose optional value is stored as its raw value, an integer.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, OptionalForm<RawForm<R, IntForm>>.self)
  }

  /// Creates a property whose optional value is stored as its raw value, a string.
  ///
  /// - Parameter key: The key of the value in the store of the scene.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, OptionalForm<RawForm<R, PlainForm<String>>>.self)
  }
}
