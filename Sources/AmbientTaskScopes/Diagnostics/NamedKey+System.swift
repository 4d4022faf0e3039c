package import AmbientEnvironment

extension NamedKey {
  /// What the system has for the key; a test that reads it fails, because on the next machine it would
  /// find another.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext
  ) -> Value {
    // While it is made for an assignment, the issue waits for a reader.
    if context == .test { DependencyIssue.unimplemented(name).report() }
    return value
  }
}
