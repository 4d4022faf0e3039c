package import AmbientEnvironment

extension NamedKey {
  /// Returns a value of the system as the default of this key, and reports its use in a test.
  ///
  /// Such a test depends on the machine: another machine may have another value.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext
  ) -> Value {
    // If the default is created for an assignment, the issue is stored until a reader reports it.
    if context == .test { DependencyIssue.unimplemented(name).report() }
    return value
  }
}
