import AmbientEnvironment

/// Lets the test that is running fail; outside of tests, tells the developer.
///
/// No testing library is needed for it: a test links `AmbientDependenciesTesting`. While a default is
/// made, the issue waits until somebody reads the default.
public func reportIssue(
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let text = message()
  DependencyIssue { _ in Diagnostic(text) }
    .report(
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
}
