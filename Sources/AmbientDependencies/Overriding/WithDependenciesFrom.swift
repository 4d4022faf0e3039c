import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

/// Runs an operation with an object's dependencies, and with further overrides.
///
/// Call this function where an object creates other objects that should have the same dependencies.
/// If the object and the current task have different overrides of the same key, the newer override
/// wins. If the object has no dependencies, an issue is reported, and the dependencies of the
/// current task apply.
///
/// - Parameters:
///   - model: The object.
///   - updateValues: A closure that assigns further overrides.
///   - operation: The work to run.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
/// - Returns: The result of `operation`.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let scope = scope(from: model, fileID, filePath, line, column)
  return try TaskScope.$current.withValue(scope) {
    try withDependencies(updateValues, operation: operation, fileID: fileID, line: line)
  }
}

/// Runs an operation with the dependencies of an object.
///
/// - Parameters:
///   - model: The object.
///   - operation: The work to run.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
/// - Returns: The result of `operation`.
/// - Throws: The error of the closure.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation with an object's dependencies, and with further overrides.
///
/// - Parameters:
///   - isolation: The actor on which the closures run; by default the caller's actor.
///   - model: The object.
///   - updateValues: A closure that assigns further overrides.
///   - operation: The work to run.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
/// - Returns: The result of `operation`.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  let scope = scope(from: model, fileID, filePath, line, column)
  return try await TaskScope.$current.withValue(
    scope,
    operation: {
      try await withDependencies(
        isolation: isolation,
        updateValues,
        operation: operation,
        fileID: fileID,
        line: line
      )
    },
    isolation: isolation
  )
}

/// Runs an asynchronous operation with the dependencies of an object.
///
/// - Parameters:
///   - isolation: The actor on which `operation` runs; by default the caller's actor.
///   - model: The object.
///   - operation: The work to run.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
/// - Returns: The result of `operation`.
/// - Throws: The error of the closure.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  try await withDependencies(
    isolation: isolation,
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Returns a task scope with the overrides of the object and of the current task.
///
/// If the object and the task override the same key, the newer override wins.
private func scope(
  from model: AnyObject,
  _ fileID: StaticString,
  _ filePath: StaticString,
  _ line: UInt,
  _ column: UInt
) -> TaskScope? {
  guard let source = CapturedScopes.scope(of: model) else {
    let model = "\(type(of: model))"
    DependencyIssue { _ in .noDependencies(in: model, at: SourceLocation(fileID, line)) }
      .report(
        at: IssueLocation(
          fileID: "\(fileID)",
          filePath: "\(filePath)",
          line: Int(line),
          column: Int(column)
        )
      )
    return .current
  }
  return TaskScope.merging(captured: source.scope, .current)
}
