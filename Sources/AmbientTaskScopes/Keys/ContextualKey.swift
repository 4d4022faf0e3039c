package import AmbientEnvironment

/// An environment key whose default depends on the context in which the program runs.
package protocol ContextualKey: EnvironmentKey {
  static func makeDefault(in context: DependencyContext) -> Value
}

/// A type that creates a default of its own for each context.
///
/// If the type is also an environment key, views find its `defaultValue` where no other value is
/// set.
public protocol _ContextualDefault {
  /// Creates the default for a context.
  static func _makeDefault(in context: DependencyContext) -> Any
}
