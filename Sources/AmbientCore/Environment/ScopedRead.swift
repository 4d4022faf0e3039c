public import AmbientGraph

/// A value of the environment as it is found in one scope: computed once for all who read it there, and
/// compared, so that nobody is woken who would find the same.
///
/// Who is installed in the scope holds on to it, and so may a closure, for longer than the scope is
/// mounted. It is retired with the scope then, and only leads to it.
@usableFromInline
class ScopedRead<Value>: Derived<Value>, EnvironmentReader {
  final let scope: Scope

  init(in scope: Scope) {
    self.scope = scope
    super.init(in: scope.graph)
  }

  final var readingScope: Scope { scope }

  /// The value of now, from any thread; what reads it in a body depends on it.
  func valueOfNow() -> Value { preconditionFailure("\(Self.self) reads nothing.") }

  /// The read of the same in another scope.
  func counterpart(in scope: Scope) -> ScopedRead<Value> { self }

  /// What is read, whatever the scope.
  var subject: Subject { preconditionFailure("\(Self.self) reads nothing.") }

  /// Whether what reads now can read here: a body, while the scope is mounted.
  @inlinable final var canBeRead: Bool { graph.isReading && !isRetired }
}

/// What is read of the environment.
enum Subject: Equatable {
  case keyPath(AnyKeyPath)
  /// A key, by the identity of its type.
  case key(ObjectIdentifier)
}
