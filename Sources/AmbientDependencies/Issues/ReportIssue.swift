import AmbientSupport
import AmbientTaskScopes

/// Reports an issue: the running test fails, and outside of tests a warning is printed.
///
/// ```swift
/// guard let user else { return reportIssue("No user is signed in.") }
/// ```
///
/// The calling code needs no testing library; only the test links `AmbientDependenciesTesting`.
/// If the default of a dependency is being created, the issue is not reported at once. It is
/// stored, and the `@Dependency` property that reads the default reports it.
///
/// - Parameters:
///   - message: A description of the problem.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
public func reportIssue(
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    message(),
    at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// The severity of an issue.
public enum IssueSeverity: Sendable {
  /// The issue is shown as a warning; the test does not fail.
  case warning
  /// The issue makes the test fail.
  case error
}

// Another library may declare the same functions. The functions below are disfavored, so that a
// call is not ambiguous in a file that imports both libraries.

/// Reports an issue with a severity.
///
/// - Parameters:
///   - message: A description of the problem.
///   - severity: Whether the running test fails. If the testing library does not support warnings,
///     an issue with the severity `warning` is printed.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
@_disfavoredOverload
public func reportIssue(
  _ message: @autoclosure () -> String = "",
  severity: IssueSeverity,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    message(),
    severity,
    at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Reports an error as an issue with a severity.
///
/// - Parameters:
///   - error: The error.
///   - message: A text that precedes the error.
///   - severity: Whether the running test fails.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
@_disfavoredOverload
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String = "",
  severity: IssueSeverity = .error,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    error,
    message(),
    severity,
    at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Runs an operation, and reports an issue if the operation throws an error.
///
/// - Parameters:
///   - message: A text that precedes the error.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
///   - body: The operation.
/// - Returns: The result of the operation; nil if it throws.
@_disfavoredOverload
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  catching body: () throws -> Result
) -> Result? {
  do {
    return try body()
  } catch {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(error, message(), at: location)
    return nil
  }
}

/// Runs an asynchronous operation, and reports an issue if the operation throws an error.
///
/// - Parameters:
///   - message: A text that precedes the error.
///   - isolation: The actor on which the operation runs; by default the caller's actor.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
///   - body: The operation.
/// - Returns: The result of the operation; nil if it throws.
@_disfavoredOverload
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  catching body: () async throws -> Result
) async -> Result? {
  do {
    return try await body()
  } catch {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(error, message(), at: location)
    return nil
  }
}

/// Whether the process runs tests.
@_disfavoredOverload public var isTesting: Bool { DependencyContext.isTesting }

private func report(
  _ error: any Error,
  _ message: String,
  _ severity: IssueSeverity = .error,
  at location: IssueLocation
) {
  let claim = message.isEmpty ? "" : message + ": "
  report("\(claim)Caught error: \(error)", severity, at: location)
}

private func report(
  _ text: String,
  _ severity: IssueSeverity = .error,
  at location: IssueLocation
) {
  var issue = DependencyIssue { _ in Diagnostic(text) }
  issue.isWarning = severity == .warning
  issue.report(at: location)
}
