extension NamedKey {
  /// What the system has for the key; a test that reads it fails, because on the next machine it would
  /// find another.
  package static func ofSystem(
    _ value: Value,
    in context: DependencyContext,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    if context == .test, TaskScope.current?.recording?.isForAssignment != true {
      let place = SourceLocation(fileID, line)
      let name = name
      DependencyIssue { _ in .unimplemented("@Dependency(\\.\(name))", at: "\(place)") }.report()
    }
    return value
  }
}
