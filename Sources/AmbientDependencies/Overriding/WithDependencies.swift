import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

/// Does some work with other values, which everything finds that is part of the same task.
///
/// ```swift
/// let total = withDependencies {
///   $0.date.now = .distantPast
///   $0.retries = 0
/// } operation: {
///   Ledger().total
/// }
/// ```
///
/// Tasks that the work starts inherit them, detached tasks and other queues do not; see
/// ``withEscapedDependencies(_:)``. Objects that are made there keep them.
@discardableResult
public func withDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  line: UInt = #line
) rethrows -> Result {
  let scope = TaskScope(in: .current)
  var values = DependencyValues(scope.startAssigning())
  try Assigning.perform { try updateValues(&values) }
  scope.finishAssigning(values.environment, at: SourceLocation(fileID, line))
  let result = try TaskScope.$current.withValue(scope, operation: operation)
  CapturedScopes.remember(scope, of: result)
  return result
}

/// Does some asynchronous work with other values, where the caller is.
@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  line: UInt = #line
) async rethrows -> Result {
  let scope = TaskScope(in: .current)
  var values = DependencyValues(scope.startAssigning())
  try await Assigning.perform(isolation: isolation) { try await updateValues(&values) }
  scope.finishAssigning(values.environment, at: SourceLocation(fileID, line))
  let result = try await TaskScope.$current.withValue(
    scope,
    operation: operation,
    isolation: isolation
  )
  CapturedScopes.remember(scope, of: result)
  return result
}
