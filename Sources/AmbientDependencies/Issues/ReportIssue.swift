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

// Disfavored, so that they are not ambiguous where a library of the same functions is imported too.

/// Lets the test that is running fail because of an error; outside of tests, tells the developer.
///
/// The message comes in front of the error.
@_disfavoredOverload
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let message = message()
  reportIssue(
    "\(message.isEmpty ? "" : message + ": ")Caught error: \(error)",
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
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
    reportIssue(
      error,
      message(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
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
    reportIssue(
      error,
      message(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return nil
  }
}

/// Whether the process runs tests.
@_disfavoredOverload public var isTesting: Bool { DependencyContext.isTesting }
