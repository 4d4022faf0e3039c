import AmbientEnvironment
import AmbientTaskScopes

/// The error that a function throws if a test should have overridden the function.
public struct Unimplemented: Error, CustomStringConvertible {
  /// The name of the function that the test did not override.
  public let endpoint: String

  /// Creates an error from the name of the function.
  ///
  /// - Parameter endpoint: The name of the function, such as `APIClient.load`.
  public init(_ endpoint: String) { self.endpoint = endpoint }

  /// A description of the error.
  public var description: String { "Unimplemented: \(endpoint)" }
}

/// Returns a function that a test should override.
///
/// A call of the function fails the test and returns the placeholder.
///
/// ```swift
/// struct Player {
///   var play: @Sendable (String) -> Bool
/// }
/// let player = Player(play: unimplemented("Player.play", placeholder: false))
/// ```
///
/// - Parameters:
///   - description: The name of the function, for the message.
///   - placeholder: The result of the function.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Returns: The function.
public func unimplemented<each Argument, Result>(
  _ description: String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (repeat each Argument) -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    _ = (repeat each argument)
    location.reportUnimplemented(description)
    return placeholder()
  }
}

/// Returns a function that has no result and that a test should override.
///
/// A call of the function fails the test.
///
/// - Parameters:
///   - description: The name of the function, for the message.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Returns: The function.
public func unimplemented<each Argument>(
  _ description: String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (repeat each Argument) -> Void {
  unimplemented(
    description,
    placeholder: (),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Returns a throwing function that a test should override.
///
/// A call of the function fails the test and throws ``Unimplemented``. The function can also be
/// stored where an asynchronous function is expected.
///
/// - Parameters:
///   - description: The name of the function, for the message.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Returns: The function.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) throws -> Result in
    _ = (repeat each argument)
    return try fail(description, location)
  }
}

/// Returns a placeholder for a value that a test should override.
///
/// The call of `unimplemented` fails the test, except in a closure that assigns dependencies, such
/// as the first closure of `withDependencies`.
///
/// - Parameters:
///   - description: The name of the value, for the message.
///   - placeholder: The result of `unimplemented`.
///   - fileID: The file in which the issue is shown.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Returns: The placeholder.
@_disfavoredOverload
public func unimplemented<Value>(
  _ description: String = "",
  placeholder: @autoclosure () -> Value,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Value {
  if DependencyIssue.shouldReport {
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .reportUnimplemented(description)
  }
  return placeholder()
}

private func fail<Result>(_ description: String, _ location: IssueLocation) throws -> Result {
  location.reportUnimplemented(description)
  throw Unimplemented(description)
}

extension IssueLocation {
  /// Reports that a test uses the function or value at this location and does not override it.
  func reportUnimplemented(_ description: String) {
    let location = "\(fileID):\(line)"
    DependencyIssue { _ in .unimplemented(description, at: location) }.report(at: self)
  }
}
