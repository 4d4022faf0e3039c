/// A key whose default depends on where the program runs.
package protocol ContextualKey: EnvironmentKey {
  /// Makes the default; called once, with nothing overridden.
  static func makeDefault(in context: DependencyContext) -> Value
}
