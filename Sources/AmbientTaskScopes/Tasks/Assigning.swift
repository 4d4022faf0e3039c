/// The state in which a closure, such as the first closure of `withDependencies`, assigns values.
///
/// An assignment to a part of a value, or through a key path, reads the value first. In this state,
/// reading the test value of a dependency therefore reports no issue, even if the dependency has no
/// override.
package enum Assigning {
  /// The scope that was bound when the closure was called.
  private struct Caller: Sendable {
    let scope: TaskScope?
  }

  @TaskLocal private static var caller: Caller?

  /// Whether the running code belongs to a closure that assigns values.
  ///
  /// If the closure reads a key, the read may create the default of the key. The value is false in
  /// the code that creates the default. It is also false in the operation of a nested
  /// `withDependencies`. In both cases, another scope is bound.
  package static var isCurrent: Bool {
    guard let caller else { return false }
    return caller.scope === TaskScope.current
  }

  // Outside of tests there is nothing to report, and binding a task-local value costs time for
  // every override.
  private static var isPossible: Bool {
    TestSupport.installed != nil || ContextKey.isSet || DependencyContext.ofProcess == .test
  }

  package static func perform<Result>(_ assign: () throws -> Result) rethrows -> Result {
    guard isPossible else { return try assign() }
    return try $caller.withValue(Caller(scope: .current), operation: assign)
  }

  /// Calls an asynchronous closure that assigns values, in the caller's isolation.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closure runs; by default the caller's actor.
  ///   - assign: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  package static func perform<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ assign: () async throws -> Result
  ) async rethrows -> Result {
    guard isPossible else { return try await assign() }
    return try await $caller.withValue(
      Caller(scope: .current),
      operation: assign,
      isolation: isolation
    )
  }
}

extension TaskScope {
  /// Returns a copy of this scope for a closure that has assigned `context`; nil if no closure
  /// assigns values to this scope.
  ///
  /// The closure then uses the copy instead of this scope. Later reads by the closure find the
  /// defaults of the new context.
  ///
  /// This scope keeps its context, because the closure may have copied the dependency values before
  /// it assigned `context`. Such copies share this scope, and must keep their context too.
  ///
  /// - Parameter context: The context that the closure has assigned.
  /// - Returns: The copy.
  package func assigning(_ context: DependencyContext) -> TaskScope? {
    guard isAssigning else { return nil }
    let scope = TaskScope(overrides, context, view: view, audit: audit, defaults: defaults)
    _ = scope.startAssigning()
    return scope
  }
}
