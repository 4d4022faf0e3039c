package import AmbientSupport

extension DependencyIssue {
  /// Whether code that cannot see its reader should report a missing value.
  ///
  /// During the creation of a default it always should: the issue waits for a reader. Otherwise it
  /// should not while values are assigned.
  package static var shouldReport: Bool {
    TaskScope.current?.recording != nil || !Assigning.isCurrent
  }

  /// Records the issue as a failure of the running test; outside of tests, prints it as a warning.
  ///
  /// During the creation of a default, the issue waits for the reader of the default.
  package func report(at location: IssueLocation? = nil) {
    if let recording = TaskScope.current?.recording { return recording.add(self) }
    let diagnostic = diagnostic
    let location = location ?? subject?.location.map(IssueLocation.init)
    if TestSupport.installed?.record("\(diagnostic)", isWarning, location) == true { return }
    diagnostic.warn()
  }
}

extension WaitingIssues {
  /// Reports the waiting issues of this thread for a reader.
  ///
  /// An issue that already has a subject with a location keeps it.
  package static func report(name: String?, _ location: SourceLocation) {
    for var issue in take() {
      if issue.subject?.location == nil {
        issue.subject = .init(name: name ?? issue.subject?.name, location: location)
      }
      issue.report()
    }
  }
}
