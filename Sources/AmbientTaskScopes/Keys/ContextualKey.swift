package import AmbientEnvironment

/// A key whose default depends on where the program runs.
package protocol ContextualKey: EnvironmentKey {
  /// Makes the default; called once, with nothing overridden.
  static func makeDefault(in context: DependencyContext) -> Value
}

/// A type that knows its default for each context, also where it is a key of the environment too.
///
/// What views find without another value is the key's `defaultValue` all the same.
public protocol _ContextualDefault {
  /// Makes the default.
  static func _makeDefault(in context: DependencyContext) -> Any
}
