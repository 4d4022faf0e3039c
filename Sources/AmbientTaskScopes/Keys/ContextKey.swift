import AmbientEnvironment
import Synchronization

/// The environment key of the ``DependencyContext``.
package struct ContextKey: ContextualKey, NamedKey {
  /// Whether any scope or view has ever set a context.
  ///
  /// If no context was ever set, the read of a dependency does not look for a context in the
  /// environment of a view.
  static var isSet: Bool { wasSet.load(ordering: .relaxed) }

  private static let wasSet = Atomic(false)

  /// Records that a scope or a view is about to set a context.
  package static func willSet() { wasSet.store(true, ordering: .relaxed) }

  /// The context of the process, which applies where no context is set.
  package static var defaultValue: DependencyContext { .ofProcess }

  /// Returns `context` itself, because the value of this key is a context.
  package static func makeDefault(in context: DependencyContext) -> DependencyContext { context }

  package static var name: String { "context" }
}
