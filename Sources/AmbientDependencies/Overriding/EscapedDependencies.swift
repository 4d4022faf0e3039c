import AmbientTaskScopes

/// Lets work that leaves the task find the values of now.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async { dependencies.yield { upload() } }
/// }
/// ```
public func withEscapedDependencies<Result>(
  _ operation: (EscapedDependencies) throws -> Result
) rethrows -> Result {
  try operation(EscapedDependencies())
}

/// Lets work that leaves the task find the values of now, where the caller is.
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (EscapedDependencies) async throws -> Result
) async rethrows -> Result {
  try await operation(EscapedDependencies())
}

/// The values of one place, to be found in another.
public struct EscapedDependencies: Sendable {
  private let scope: TaskScope?

  /// Keeps the values of now.
  public init() { scope = TaskScope.capture() }

  /// Does some work with the values that were kept; what is overridden in it goes on top of them.
  public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(scopeHere, operation: operation)
  }

  /// Does some asynchronous work with the values that were kept, where the caller is.
  public func yield<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await TaskScope.$current.withValue(
      scopeHere,
      operation: operation,
      isolation: isolation
    )
  }

  private var scopeHere: TaskScope? {
    let current = TaskScope.current
    guard current?.audit != nil || scope?.audit != nil else { return scope }
    return (scope ?? .root).hiding(current)
  }
}

extension DependencyValues {
  /// What ``withEscapedDependencies(_:)`` hands to its operation.
  public typealias Continuation = EscapedDependencies

  /// The values of now, to be found elsewhere.
  public static func capture() -> EscapedDependencies { EscapedDependencies() }
}

/// Makes a closure that finds the values of now, wherever it is called.
public func inheritingDependencies<each Argument, Result>(
  _ work: @escaping @Sendable (repeat each Argument) -> Result
) -> @Sendable (repeat each Argument) -> Result {
  let dependencies = EscapedDependencies()
  return { (argument: repeat each Argument) in dependencies.yield { work(repeat each argument) } }
}

/// Makes an asynchronous closure that finds the values of now, wherever it is called.
public func inheritingDependencies<Result>(
  _ work: @escaping @Sendable () async throws -> Result
) -> @Sendable () async throws -> Result {
  let dependencies = EscapedDependencies()
  return { try await dependencies.yield { try await work() } }
}

// A pack of arguments would serve any number of them, but the compiler crashes on an asynchronous one.
/// Makes an asynchronous closure with an argument that finds the values of now, wherever it is called.
@_disfavoredOverload
public func inheritingDependencies<Argument, Result>(
  _ work: @escaping @Sendable (Argument) async throws -> Result
) -> @Sendable (Argument) async throws -> Result {
  let dependencies = EscapedDependencies()
  return { argument in try await dependencies.yield { try await work(argument) } }
}
