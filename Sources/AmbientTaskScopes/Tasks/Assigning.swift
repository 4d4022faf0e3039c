/// The time during which a closure assigns values.
///
/// A test value that only stands in for a missing one reports no issue then: assigning a part of a value
/// reads the value, and so does assigning through a key path.
package enum Assigning {
  /// The scope that was bound when the closure was called.
  private struct Caller: Sendable {
    let scope: TaskScope?
  }

  @TaskLocal private static var caller: Caller?

  /// Whether the code that runs is such a closure.
  ///
  /// A default that it makes, or an operation that it runs with other values, is not.
  package static var isCurrent: Bool {
    guard let caller else { return false }
    return caller.scope === TaskScope.current
  }

  // Outside of tests there is nothing to report, and binding a value would cost every override.
  private static var isPossible: Bool {
    TestSupport.installed != nil || ContextKey.isSet || DependencyContext.ofProcess == .test
  }

  /// Calls a closure that assigns values.
  package static func perform<Result>(_ assign: () throws -> Result) rethrows -> Result {
    guard isPossible else { return try assign() }
    return try $caller.withValue(Caller(scope: .current), operation: assign)
  }

  /// Calls an asynchronous closure that assigns values, where the caller is.
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
  /// A scope to go on assigning in, where another context was assigned: its defaults are read from now on.
  ///
  /// A copy, because the values that are assigned to may have been copied as well.
  package func assigning(_ context: DependencyContext) -> TaskScope? {
    guard isAssigning else { return nil }
    let scope = TaskScope(overrides, context, view: view, audit: audit, defaults: defaults)
    _ = scope.startAssigning()
    return scope
  }
}
