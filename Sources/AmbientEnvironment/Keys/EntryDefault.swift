/// A key whose default is made once, as the expansion of `@Entry` declares it.
///
/// What the key is for is told by another protocol beside this one, such as ``EnvironmentKey``.
public protocol _EntryKey {
  /// The type of the value, inferred from the default.
  associatedtype Value

  /// The default, made when it is first read.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The one default that every read without another value gives.
  public static var defaultValue: Value { entryDefault.value }
}

// @unchecked: the reference to the value is set once, by `init`, and never again, and a `static
// let` runs that `init` once however many threads ask. The box guards no more than that. What the
// value refers to is as safe to share as the value in any environment: views read it where they
// run.
/// A default that `@Entry` makes once per process and shares.
///
/// A `static let` of a type that isn't `Sendable` doesn't compile in Swift 6 mode; of this box it
/// does.
public final class _EntryDefault<Value>: @unchecked Sendable {
  /// The default.
  public let value: Value

  /// Keeps the default.
  public init(_ value: Value) {
    self.value = value
  }

  /// Keeps a default that was written as a new instance: of a struct or an enum, fine to share.
  public init(fresh value: Value) {
    self.value = value
  }
}

// Type checking decides whether a new instance is an object, which the macro cannot see, and picks
// these overloads for it. They are deprecated for the sake of the warning alone.

extension _EntryDefault where Value: AnyObject {
  /// Keeps a new object, which a reader may mistake for its own.
  @available(
    *,
    deprecated,
    message: """
      This default is ONE object, made once and shared for the life of the process by every reader \
      that finds no other value. If that is meant, put it in parentheses: '= (Store())'. If not, \
      make the entry optional and set an object where it is needed
      """
  )
  public convenience init(fresh value: Value) {
    self.init(value)
  }
}

extension _EntryDefault {
  /// Keeps a new object as an optional, which a reader may mistake for its own.
  @available(
    *,
    deprecated,
    message: """
      This default is ONE object, made once and shared for the life of the process by every reader \
      that finds no other value. If that is meant, put it in parentheses: '= (Store())'. If not, \
      leave the default out and set an object where it is needed
      """
  )
  public convenience init<Object: AnyObject>(fresh value: Object) where Value == Object? {
    self.init(value)
  }
}
