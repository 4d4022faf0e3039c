public import AmbientGraph
package import AmbientSupport

/// A value of the environment as it is found in one scope: computed once for all who read it there, and
/// compared, so that nobody is woken who would find the same.
///
/// Who is installed in the scope holds on to it, and so may a closure, for longer than the scope is
/// mounted. It is retired with the scope then, and only leads to it.
@usableFromInline
package class ScopedRead<Value>: Derived<Value> {
  /// Where it is read.
  package final let scope: Scope

  init(in scope: Scope) {
    self.scope = scope
    super.init(in: scope.graph)
  }

  package final override var readingPlace: AnyObject? { scope }

  /// The identity of the key that it reads; nil for the read of a key path.
  package var key: ObjectIdentifier? { nil }

  /// The key path that it reads, and keeps; nil for the read of a key.
  package var unretainedKeyPath: Unretained<AnyKeyPath>? { nil }

  /// The value of now, from any thread; what reads it in a body depends on it.
  package func valueOfNow() -> Value { preconditionFailure("\(Self.self) reads nothing.") }

  /// The read of the same in another scope.
  package func counterpart(in scope: Scope) -> ScopedRead<Value> { self }

  /// Whether what reads now can read here: a body, while the scope is mounted.
  @inlinable package final var canBeRead: Bool { graph.isReading && !isRetired }
}
