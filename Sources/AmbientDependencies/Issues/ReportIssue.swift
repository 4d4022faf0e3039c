import AmbientSupport
import AmbientTaskScopes

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
  report(
    message(),
    at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// How serious an issue is.
public enum IssueSeverity: Sendable {
  /// A test tells of it, and does not fail.
  case warning
  /// A test fails.
  case error
}

// Disfavored, so that they are not ambiguous where a library of the same functions is imported too.

/// Tells of an issue that is more or less serious.
///
/// - Parameters:
///   - message: What is wrong.
///   - severity: Whether the test that is running fails. Where a testing library knows of no warnings, they are
///     printed.
///   - fileID: The file in which the issue is shown, as are the path, the line and the column.
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

/// Lets the test that is running fail because of an error; outside of tests, tells the developer.
///
/// The message comes in front of the error. A warning lets no test fail.
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

/// Does some work, and reports an error that it throws as an issue, with a message in front.
///
/// - Returns: What the work returns; nil if it throws.
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
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(error, message(), at: place)
    return nil
  }
}

/// Does some asynchronous work where the caller is, and reports an error that it throws as an issue, with
/// a message in front.
///
/// - Returns: What the work returns; nil if it throws.
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
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(error, message(), at: place)
    return nil
  }
}

/// Whether the process runs tests.
@_disfavoredOverload public var isTesting: Bool { DependencyContext.isTesting }

private func report(
  _ error: any Error,
  _ message: String,
  _ severity: IssueSeverity = .error,
  at place: IssueLocation
) {
  let claim = message.isEmpty ? "" : message + ": "
  report("\(claim)Caught error: \(error)", severity, at: place)
}

private func report(
  _ text: String,
  _ severity: IssueSeverity = .error,
  at place: IssueLocation
) {
  var issue = DependencyIssue { _ in Diagnostic(text) }
  issue.isWarning = severity == .warning
  issue.report(at: place)
}
