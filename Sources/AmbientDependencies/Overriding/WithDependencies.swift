import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

/// Runs an operation with overridden dependencies.
///
/// The overrides apply to all code that the operation calls in the same task.
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
/// Tasks that the operation starts inherit the overrides. Detached tasks and work on other queues
/// do not inherit the overrides; see ``withEscapedDependencies(_:)``.
///
/// If the operation creates an object, the `@Dependency` properties of the object capture the
/// overrides. If the operation returns an object, `withDependencies(from:)` with this object uses
/// the same overrides, even if the object has no `@Dependency` property. For an object without such
/// a property, `Result` must be a class, and not a protocol or an optional type.
///
/// - Parameters:
///   - updateValues: A closure that assigns the overridden values.
///   - operation: The work to run with the overridden values.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
/// - Returns: The result of `operation`.
/// - Throws: The error of either closure.
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

/// Runs an asynchronous operation with overridden dependencies.
///
/// The overrides apply to all code that the operation calls in the same task.
///
/// - Parameters:
///   - isolation: The actor on which both closures run; by default the caller's actor.
///   - updateValues: A closure that assigns the overridden values.
///   - operation: The work to run with the overridden values.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
/// - Returns: The result of `operation`.
/// - Throws: The error of either closure.
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
