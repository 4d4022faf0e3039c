package import AmbientEnvironment

extension NamedKey {
  /// Returns a value of the system as the default of this key.
  ///
  /// In a test, reports that the test does not override the key.
  ///
  /// A test that uses the value depends on the machine: another machine may have another value.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext
  ) -> Value {
    // While the default is created, `report()` only stores the issue. The first read reports the
    // issue, even if this read creates the default. An assignment to a part of the value, such as
    // `$0.calendar.firstWeekday = 2`, can create the default, but reports nothing.
    if context == .test { DependencyIssue.unimplemented(name).report() }
    return value
  }
}
