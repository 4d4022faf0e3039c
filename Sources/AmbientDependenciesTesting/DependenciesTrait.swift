public import AmbientDependencies
import AmbientSupport
import AmbientTaskScopes
public import Testing

/// A trait that gives each test its own dependencies.
///
/// ```swift
/// @Test(.dependencies { $0.date = .constant(.distantPast) })
/// func `An old entry is shown in gray`() { … }
/// ```
///
/// On a suite, the trait applies to every test in it. Each test, and each argument of a
/// parameterized test, starts without overrides. Tests share no defaults: each test creates the
/// default of a key when it first reads the key. If several traits apply to a test, the test gets
/// the values of all of them. If two traits set the same dependency, the inner trait wins: for
/// example, the trait of a test wins over the trait of its suite.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  /// A check at the end of a test.
  public enum Audit: Sendable {
    /// No check.
    case none
    /// A check that fails a test in three cases:
    ///
    /// - The test overrides a value that no code reads.
    /// - The test reads a live value.
    /// - The test reads a dependency through an object that captured its dependencies before the
    ///   newest override was set.
    ///
    /// A view tree counts as a reader of all overrides that apply where the tree is created.
    case strict
  }

  fileprivate let audit: Audit
  fileprivate let location: AmbientSupport.SourceLocation
  fileprivate let update: @Sendable (inout DependencyValues) async throws -> Void

  /// A suite's trait applies to every test in the suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the dependencies of this trait.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The function that runs the test.
  /// - Throws: The errors of `function` and of the closure that assigns the values.
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
    scope.finishAssigning(values.environment, at: location)
    try await TaskScope.$current.withValue(scope, operation: function)
    for override in audit?.unread ?? [] {
      DependencyIssue { _ in .neverRead(override) }
        .report(at: override.location.map(IssueLocation.init))
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Starts each test without overrides, and with new defaults for all keys.
  public static var dependencies: Self { .dependencies { _ in } }

  /// Starts each test without overrides, and checks the test when it ends.
  ///
  /// - Parameter audit: The check.
  /// - Returns: The trait.
  public static func dependencies(audit: DependenciesTrait.Audit) -> Self {
    .dependencies(audit: audit) { _ in }
  }

  /// Sets dependencies for each test.
  ///
  /// - Parameters:
  ///   - audit: The check at the end of the test. By default, none.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  ///   - update: A closure that assigns the values. It runs once for each test case.
  /// - Returns: The trait.
  public static func dependencies(
    audit: DependenciesTrait.Audit = .none,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(
      audit: audit,
      location: AmbientSupport.SourceLocation(fileID, line),
      update: update
    )
  }

  /// Sets a value of the environment for each test.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value. It is evaluated once for each test case.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  /// - Returns: The trait.
  @_disfavoredOverload
  public static func dependency<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    .dependencies(fileID: fileID, line: line) { $0[dynamicMember: keyPath] = try value() }
  }

  /// Sets a dependency for each test.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value. It is evaluated once for each test case.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    .dependencies(fileID: fileID, line: line) { $0[keyPath: keyPath] = try value() }
  }

  /// Sets a dependency for each test; the key is the type of the value.
  ///
  /// - Parameters:
  ///   - value: The value. It is evaluated once for each test case.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self where Value.Value == Value {
    .dependencies(fileID: fileID, line: line) { $0[Value.self] = try value() }
  }
}
