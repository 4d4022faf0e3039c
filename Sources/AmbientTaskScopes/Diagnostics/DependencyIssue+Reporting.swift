package import AmbientSupport

extension DependencyIssue {
  /// Whether a missing value is to be reported by code that does not know what it is made for.
  ///
  /// While a default is made, always: the issue waits for a reader. Else not while values are assigned.
  package static var shouldReport: Bool {
    TaskScope.current?.recording != nil || !Assigning.isCurrent
  }

  /// Lets the test that is running fail, or tells the developer.
  ///
  /// While a default is made, the issue waits for the one who reads it: an assignment is no reading.
  package func report(at place: IssueLocation? = nil) {
    if let recording = TaskScope.current?.recording { return recording.add(self) }
    let diagnostic = diagnostic
    let place = place ?? subject?.place.map(IssueLocation.init)
    if TestSupport.installed?.record("\(diagnostic)", isWarning, place) == true { return }
    diagnostic.warn()
  }
}

extension WaitingIssues {
  /// Reports those of this thread, in the name of a reader; what it reads may have named itself.
  package static func report(name: String?, _ place: SourceLocation) {
    for var issue in take() {
      if issue.subject?.place == nil {
        issue.subject = .init(name: name ?? issue.subject?.name, place: place)
      }
      issue.report()
    }
  }
}
