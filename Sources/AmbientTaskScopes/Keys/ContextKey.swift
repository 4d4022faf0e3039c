import AmbientEnvironment
import Synchronization

/// The key of the context.
package struct ContextKey: ContextualKey, NamedKey {
  /// Whether anybody set one; until then, no read in a body has to ask its view for it.
  static var isSet: Bool { wasSet.load(ordering: .relaxed) }

  private static let wasSet = Atomic(false)

  /// Notes that somebody sets one.
  package static func willSet() { wasSet.store(true, ordering: .relaxed) }

  /// The context of the process.
  package static var defaultValue: DependencyContext { .ofProcess }

  /// The context whose default it is.
  package static func makeDefault(in context: DependencyContext) -> DependencyContext { context }

  /// The name in reports.
  package static var name: String { "context" }
}
