/// A key as the expansion of `@DependencyEntry` declares it.
public protocol _DependencyEntryKey {
  /// The type of the values, inferred from the first of them.
  associatedtype EntryValue: Sendable

  /// The first of the values.
  static var entryDefault: _DependencyDefault<EntryValue> { get }
}

/// How `@DependencyEntry` makes a value: again for each test, so that none finds what another changed.
public struct _DependencyDefault<Value: Sendable>: Sendable {
  /// Makes the value.
  public let make: @Sendable () -> Value

  /// Keeps an expression for a value.
  public init(_ value: @autoclosure @escaping @Sendable () -> Value) { make = value }

  /// Keeps an expression for another value of the same type.
  public func replaced(by value: @autoclosure @escaping @Sendable () -> Value) -> Self {
    Self(value())
  }
}
