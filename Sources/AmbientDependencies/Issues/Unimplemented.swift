import AmbientEnvironment
import AmbientTaskScopes

/// What a throwing function throws that a test was to override.
public struct Unimplemented: Error, CustomStringConvertible {
  /// What is missing.
  public let endpoint: String

  /// Names what is missing.
  public init(_ endpoint: String) { self.endpoint = endpoint }

  /// The error as a sentence.
  public var description: String { "Unimplemented: \(endpoint)" }
}

/// Stands for a function that a test is to override; whoever calls it lets the test fail.
public func unimplemented<each Argument, Result>(
  _ description: String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (repeat each Argument) -> Result {
  let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    _ = (repeat each argument)
    place.reportUnimplemented(description)
    return placeholder()
  }
}

/// Stands for a function that a test is to override, where it returns nothing.
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

/// Stands for a throwing function that a test is to override, asynchronous or not: it throws
/// ``Unimplemented``.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) throws -> Result in
    _ = (repeat each argument)
    return try fail(description, place)
  }
}

/// Stands for a value that a test is to override; whoever reads it lets the test fail.
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

private func fail<Result>(_ description: String, _ place: IssueLocation) throws -> Result {
  place.reportUnimplemented(description)
  throw Unimplemented(description)
}

extension IssueLocation {
  /// Lets the test fail that calls or reads what is defined here.
  func reportUnimplemented(_ description: String) {
    let place = "\(fileID):\(line)"
    DependencyIssue { _ in .unimplemented(description, at: place) }.report(at: self)
  }
}
