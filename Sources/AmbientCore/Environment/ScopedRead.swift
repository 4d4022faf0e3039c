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

  /// Whether what reads now can read here: a body, while the scope is mounted.
  @inlinable final var canBeRead: Bool { graph.isReading && !isRetired }
}
