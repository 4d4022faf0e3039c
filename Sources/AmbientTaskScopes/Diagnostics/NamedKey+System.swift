package import AmbientEnvironment

extension NamedKey {
  /// Returns a value of the system as the default of this key, and reports its use in a test.
  ///
  /// Such a test depends on the machine: another machine may have another value.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext
  ) -> Value {
    // While a default is created, `report()` only stores the issue. The read that created the
    // default then reports it. An assignment to a part of the value, such as
    // `$0.calendar.firstWeekday = 2`, reports nothing: the first reader of the default does.
    if context == .test { DependencyIssue.unimplemented(name).report() }
    return value
  }
}
