import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

/// Does some work with the values that an object was made with, and others on top.
///
/// For what an object makes later, and what is to find the same as the object itself.
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

/// Does some work with the values that an object was made with.
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

/// Does some asynchronous work with the values that an object was made with, and others on top.
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

/// Does some asynchronous work with the values that an object was made with.
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

/// The scope in which both the object's values hold and those of now, the newest of each.
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
