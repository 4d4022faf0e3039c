public import AmbientGraph
package import AmbientSupport

/// A derived value: the value of a key or key path in one scope, computed once for all readers.
///
/// Readers do not run if the new value equals the old value.
///
/// Properties of views in the scope keep this object alive. When the scope is unmounted, this
/// object is retired: it leaves the graph, but still refers to its scope. Closures may keep a
/// retired object alive.
@usableFromInline
package class ScopedRead<Value>: Derived<Value> {
  package final let scope: Scope

  init(in scope: Scope) {
    self.scope = scope
    super.init(in: scope.graph)
  }

  package final override var readingContext: AnyObject? { scope }

  /// The identity of the key; nil if the value is read by key path.
  package var key: ObjectIdentifier? { nil }

  /// An uncounted reference to the key path, valid while this object exists; nil if the value is
  /// read by key.
  package var unretainedKeyPath: Unretained<AnyKeyPath>? { nil }

  /// Returns the current value on any thread; in a body, the value becomes a dependency.
  package func currentValue() -> Value {
    preconditionFailure("A subclass overrides currentValue().")
  }

  /// Returns the ``KeyRead`` of the same key in another scope.
  ///
  /// Only a ``KeyRead`` has a counterpart. All other objects return themselves.
  package func counterpart(in scope: Scope) -> ScopedRead<Value> { self }

  /// Whether the current code may call `read()`, which makes the value a dependency.
  ///
  /// The current thread must be running an effect or computing a derived value of the graph, and
  /// the scope must still be mounted.
  @inlinable package final var canBeRead: Bool { graph.isReading && !isRetired }
}
