package import AmbientSupport

extension DependencyIssue {
  /// Whether code that provides a test value should report that an override is missing.
  ///
  /// The property is false while a closure, such as the first closure of `withDependencies`,
  /// assigns values. Such a closure sometimes reads a value only because it then changes a part of
  /// the value.
  ///
  /// While a default is created, the property is always true. `report(at:)` then only stores the
  /// issue, so that a later reader of the default can report the issue.
  package static var shouldReport: Bool {
    TaskScope.current?.recording != nil || !Assigning.isCurrent
  }

  /// Records the issue in the running test; outside of tests, prints a warning.
  ///
  /// The test fails, unless ``isWarning`` is true.
  ///
  /// While a default is created, the issue is stored until a reader of the default reports it.
  ///
  /// - Parameter location: The location in the test's source code; nil for the location of the
  ///   reader.
  package func report(at location: IssueLocation? = nil) {
    if let recording = TaskScope.current?.recording { return recording.add(self) }
    let diagnostic = diagnostic
    let location = location ?? subject?.location.map(IssueLocation.init)
    if TestSupport.installed?.record("\(diagnostic)", isWarning, location) == true { return }
    diagnostic.warn()
  }
}

extension WaitingIssues {
  /// Reports the stored issues of this thread, with the name of the dependency that was read, and
  /// with the location of its reader.
  ///
  /// If the subject of an issue already has a location, the issue is reported unchanged.
  ///
  /// - Parameters:
  ///   - name: The name of the dependency, such as `Key.self`; nil to keep the name in the issue.
  ///   - location: The location of the reader.
  package static func report(name: String?, _ location: SourceLocation) {
    for var issue in take() {
      if issue.subject?.location == nil {
        issue.subject = .init(name: name ?? issue.subject?.name, location: location)
      }
      issue.report()
    }
  }
}
