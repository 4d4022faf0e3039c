package import AmbientEnvironment

extension NamedKey {
  /// Returns a value of the system as the default of this key.
  ///
  /// In a test, reports that the test does not override the key.
  ///
  /// A test that uses the value depends on the machine: another machine may have another value.
  ///
  /// - Parameters:
  ///   - value: The value of the system.
  ///   - context: The context for which the default is created.
  /// - Returns: The value.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext
  ) -> Value {
    // While the default is being created, `report()` only stores the issue. The first read of the
    // key then reports the issue. An assignment to a part of the value, such as
    // `$0.calendar.firstWeekday = 2`, can also create the default, but reports nothing.
    if context == .test { DependencyIssue.unimplemented(name).report() }
    return value
  }
}
