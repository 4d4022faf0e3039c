import AmbientEnvironment
import AmbientSupport
import Synchronization

/// A key that the expansion of `@Entry` declares.
///
/// The key also conforms to a protocol for its kind of value, such as ``EnvironmentKey``.
public protocol _EntryKey {
  /// The type of the value, inferred from the default.
  associatedtype Value

  /// The default, created when it is first read.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The default, shared by all reads that find no other value.
  ///
  /// Environment keys have an implementation of their own.
  public static var defaultValue: Value { entryDefault.value }
}

extension _EntryKey where Self: EnvironmentKey {
  static func makeDefault(in context: DependencyContext) -> Value {
    guard let contextual = Self.self as? any _ContextualEntryKey.Type else {
      return entryDefault.make()
    }
    func make<Key: _ContextualEntryKey>(_ contextual: Key.Type) -> Value {
      castValue(contextual.makeContextualDefault(in: context))
    }
    return make(contextual)
  }
}

/// A key of an `@Entry` that declares a default for previews, for tests, or for both.
public protocol _ContextualEntryKey: _EntryKey {
  /// The default in previews.
  static var previewDefault: _EntryDefault<Value> { get }

  /// The default in tests.
  static var testDefault: _EntryDefault<Value> { get }
}

extension _ContextualEntryKey {
  /// The default of the live context, for keys that declare no default for previews.
  public static var previewDefault: _EntryDefault<Value> { entryDefault }

  /// The default in previews, for keys that declare no default for tests.
  public static var testDefault: _EntryDefault<Value> { previewDefault }

  fileprivate static func makeContextualDefault(in context: DependencyContext) -> Value {
    switch context {
    case .live: entryDefault.make()
    case .preview: previewDefault.make()
    case .test: testDefault.make()
    }
  }
}

// @unchecked: `make` comes from the default expression of a property and captures nothing. If the
// expression needs the main actor, so does the property. The value is created under `gate` and
// never changes. Sharing it is as safe as sharing any other environment value.
/// The default of an `@Entry`, with the expression that creates it.
///
/// The default is created when it is first read. If the expression read a value, and a scope
/// overrides this value, the default is created again for that scope.
///
/// The expansion of `@Entry` stores an instance of this class in a `static let`. In Swift 6 mode
/// the type of a `static let` must be `Sendable`; this class is `Sendable` for every type of value.
/// Creating the instance does not run the expression. The user's code therefore never runs under
/// the lock of a `static let`.
public final class _EntryDefault<Value>: @unchecked Sendable {
  let make: () -> Value
  private let gate = Mutex<Void>(())
  private let isStored = Atomic(false)
  private var storedValue: Value?

  /// Stores an expression for a default.
  public init(_ value: @autoclosure @escaping () -> Value) { make = value }

  /// Stores an expression that creates a new instance of a struct or an enum.
  public init(fresh value: @autoclosure @escaping () -> Value) { make = value }

  /// The default that all readers share, created when it is first read.
  ///
  /// Environment keys do not use this property, because they can create a default for each scope.
  public var value: Value {
    if isStored.load(ordering: .acquiring), let storedValue { return storedValue }
    return gate.exclusively {
      if let storedValue { return storedValue }
      let value = make()
      storedValue = value
      isStored.store(true, ordering: .releasing)
      return value
    }
  }
}

// The macro cannot see whether an expression such as `Store()` creates an object. The type checker
// can: for an object, it prefers the overloads below. They are deprecated only so that the compiler
// shows the warning.

extension _EntryDefault where Value: AnyObject {
  /// Stores an expression that creates a new object, and warns that all readers share the object.
  @available(
    *,
    deprecated,
    message: """
      This default is ONE object, made once and shared for the life of the process by every reader \
      that finds no other value. If you want to share it, put it in parentheses: '= (Store())'. \
      If not, make the entry optional and set an object where it is needed
      """
  )
  public convenience init(fresh value: @autoclosure @escaping () -> Value) {
    self.init(value())
  }
}

extension _EntryDefault {
  /// Stores an expression that creates a new object for an optional value, and warns that all
  /// readers share the object.
  @available(
    *,
    deprecated,
    message: """
      This default is ONE object, made once and shared for the life of the process by every reader \
      that finds no other value. If you want to share it, put it in parentheses: '= (Store())'. \
      If not, leave the default out and set an object where it is needed
      """
  )
  public convenience init<Object: AnyObject>(fresh value: @autoclosure @escaping () -> Object)
  where Value == Object? {
    self.init(value())
  }
}

/// Returns a value of a key with the type that the caller expects.
///
/// The key conforms to two protocols, each with an associated type `Value`. The two types are the
/// same, but generic code does not know this.
func castValue<Value, Other>(_ value: Value) -> Other {
  guard let same = value as? Other else {
    preconditionFailure("A key has values of two types: '\(Value.self)' and '\(Other.self)'.")
  }
  return same
}
