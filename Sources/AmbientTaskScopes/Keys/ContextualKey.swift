package import AmbientEnvironment

/// An environment key whose default depends on the context in which the program runs.
package protocol ContextualKey: EnvironmentKey {
  static func makeDefault(in context: DependencyContext) -> Value
}

/// A type that creates a separate default for each context, for code without views.
///
/// If the type is also an environment key, views use its `defaultValue` instead.
public protocol _ContextualDefault {
  /// Creates the default for a context.
  ///
  /// - Parameter context: The context: live, preview or test.
  /// - Returns: The default.
  static func _makeDefault(in context: DependencyContext) -> Any
}
