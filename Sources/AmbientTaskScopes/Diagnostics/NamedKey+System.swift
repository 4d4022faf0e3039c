package import AmbientEnvironment

extension NamedKey {
  /// Returns a value of the system as the default of this key, and reports its use in a test.
  ///
  /// A test that uses the value depends on the machine: another machine may have another value.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext
  ) -> Value {
    // While a default is created, `report()` only stores the issue. If a read creates the default,
    // that read reports the issue. If an assignment to a part of the value creates it, as in
    // `$0.calendar.firstWeekday = 2`, the next read of the default reports the issue.
    if context == .test { DependencyIssue.unimplemented(name).report() }
    return value
  }
}
