public import AmbientDependencies
import AmbientSupport
import AmbientTaskScopes
public import Testing

/// Gives each test values of its own.
///
/// ```swift
/// @Test(.dependencies { $0.date = .constant(.distantPast) })
/// func `An old entry is shown in grey`() { … }
/// ```
///
/// On a suite, it is for every test in it. The outermost trait of a test begins with nothing set and no
/// default made, also for each argument of a parameterised test; those further in add to it.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  /// What is checked when a test is over.
  public enum Audit: Sendable {
    /// Nothing.
    case none
    /// A test fails that overrides what nobody reads, finds a value of the running program, or finds a
    /// value that was kept before a newer one was set. What a tree of views begins with counts as read.
    case strict
  }

  fileprivate let audit: Audit
  fileprivate let place: AmbientSupport.SourceLocation
  fileprivate let update: @Sendable (inout DependencyValues) async throws -> Void

  /// On a suite, it is for every test in it.
  public var isRecursive: Bool { true }

  /// Runs a test with the values.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    defer { DefaultsOfTests.forget(test.id) }
    let audit = audit == .strict ? DependencyAudit() : nil
    let scope = TaskScope(
      in: .current,
      defaults: Defaults(),
      audit: audit
    )
    var values = DependencyValues(scope.startAssigning())
    try await Assigning.perform { try await update(&values) }
    scope.finishAssigning(values.environment, at: place)
    try await TaskScope.$current.withValue(scope, operation: function)
    for override in audit?.unread ?? [] {
      DependencyIssue { _ in .neverRead(override) }
        .report(at: override.place.map(IssueLocation.init))
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Lets each test begin with nothing set and no default made.
  public static var dependencies: Self { .dependencies { _ in } }

  /// Lets each test begin with nothing set, and checks it when it is over.
  public static func dependencies(audit: DependenciesTrait.Audit) -> Self {
    .dependencies(audit: audit) { _ in }
  }

  /// Sets values for each test.
  public static func dependencies(
    audit: DependenciesTrait.Audit = .none,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(
      audit: audit,
      place: AmbientSupport.SourceLocation(fileID, line),
      update: update
    )
  }

  /// Sets a value of the environment for each test; it is made once for each.
  @_disfavoredOverload
  public static func dependency<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    .dependencies(fileID: fileID, line: line) { $0[dynamicMember: keyPath] = try value() }
  }

  /// Sets a value for each test; it is made once for each.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    .dependencies(fileID: fileID, line: line) { $0[keyPath: keyPath] = try value() }
  }

  /// Sets a value for each test that is its own key.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self where Value.Value == Value {
    .dependencies(fileID: fileID, line: line) { $0[Value.self] = try value() }
  }
}
