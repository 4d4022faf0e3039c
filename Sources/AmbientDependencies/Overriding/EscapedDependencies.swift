import AmbientTaskScopes

/// Captures the current dependencies for work that leaves the task, such as a closure on a queue.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async { dependencies.yield { upload() } }
/// }
/// ```
///
/// - Parameter operation: A closure that receives the captured dependencies.
/// - Returns: The result of `operation`.
/// - Throws: The error of the closure.
public func withEscapedDependencies<Result>(
  _ operation: (EscapedDependencies) throws -> Result
) rethrows -> Result {
  try operation(EscapedDependencies())
}

/// Captures the current dependencies, and passes them to an asynchronous operation.
///
/// - Parameters:
///   - isolation: The actor on which `operation` runs; by default the caller's actor.
///   - operation: An asynchronous closure that receives the captured dependencies.
/// - Returns: The result of `operation`.
/// - Throws: The error of the closure.
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (EscapedDependencies) async throws -> Result
) async rethrows -> Result {
  try await operation(EscapedDependencies())
}

/// Captured dependencies, for code that runs outside of the task.
public struct EscapedDependencies: Sendable {
  private let scope: TaskScope?

  /// Captures the dependencies that apply to the caller.
  public init() { scope = TaskScope.capture() }

  /// Runs an operation with the captured dependencies.
  ///
  /// Overrides set by the operation take precedence over the captured dependencies.
  ///
  /// - Parameter operation: The work to run.
  /// - Returns: The result of `operation`.
  /// - Throws: The error of the closure.
  public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(scopeToBind, operation: operation)
  }

  /// Runs an asynchronous operation with the captured dependencies.
  ///
  /// By default, the operation runs on the caller's actor.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which `operation` runs; by default the caller's actor.
  ///   - operation: The work to run.
  /// - Returns: The result of `operation`.
  /// - Throws: The error of the closure.
  public func yield<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await TaskScope.$current.withValue(
      scopeToBind,
      operation: operation,
      isolation: isolation
    )
  }

  /// The scope that applies while an operation runs.
  ///
  /// In a test with `audit: .strict`, this scope also refers to the caller's scope. The audit can
  /// then compare the captured values with those of the caller.
  private var scopeToBind: TaskScope? {
    let current = TaskScope.current
    guard current?.audit != nil || scope?.audit != nil else { return scope }
    return (scope ?? .root).replacing(current)
  }
}

extension DependencyValues {
  /// The type of the argument that ``withEscapedDependencies(_:)`` passes to its operation.
  public typealias Continuation = EscapedDependencies

  /// Returns the dependencies that apply to the caller.
  public static func capture() -> EscapedDependencies { EscapedDependencies() }
}

/// Returns a closure that runs with the current dependencies, wherever it is called.
///
/// - Parameter work: The function that the closure calls.
/// - Returns: The closure.
public func inheritingDependencies<each Argument, Result>(
  _ work: @escaping @Sendable (repeat each Argument) -> Result
) -> @Sendable (repeat each Argument) -> Result {
  let dependencies = EscapedDependencies()
  return { (argument: repeat each Argument) in dependencies.yield { work(repeat each argument) } }
}

/// Returns an asynchronous closure that runs with the current dependencies, wherever it is called.
///
/// - Parameter work: The function that the closure calls.
/// - Returns: The closure.
public func inheritingDependencies<Result>(
  _ work: @escaping @Sendable () async throws -> Result
) -> @Sendable () async throws -> Result {
  let dependencies = EscapedDependencies()
  return { try await dependencies.yield { try await work() } }
}

// A parameter pack would allow any number of arguments, but the compiler crashes on a pack in an
// asynchronous closure.
/// Returns an asynchronous closure of one argument.
///
/// The closure runs with the current dependencies, wherever it is called.
///
/// - Parameter work: The function that the closure calls.
/// - Returns: The closure.
@_disfavoredOverload
public func inheritingDependencies<Argument, Result>(
  _ work: @escaping @Sendable (Argument) async throws -> Result
) -> @Sendable (Argument) async throws -> Result {
  let dependencies = EscapedDependencies()
  return { argument in try await dependencies.yield { try await work(argument) } }
}
