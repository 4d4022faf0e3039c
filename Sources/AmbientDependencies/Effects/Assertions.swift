import AmbientEnvironment

/// Checks that something holds which the program relies on; a test can watch it fail.
public struct AssertionEffect: Sendable {
  fileprivate let isEvaluated: Bool
  fileprivate let fail: @Sendable (String, StaticString, StaticString, UInt, UInt) -> Void

  /// Checks a condition.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard isEvaluated, !condition() else { return }
    fail(message(), fileID, filePath, line, column)
  }
}

/// Tells that the program got where it should not; a test can watch it.
public struct AssertionFailureEffect: Sendable {
  fileprivate let fail: @Sendable (String, StaticString, StaticString, UInt, UInt) -> Void

  /// Tells it.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(message(), fileID, filePath, line, column)
  }
}

extension DependencyValues {
  /// Checks a condition as the function of this name does; in tests, a failure is an issue.
  public var assert: AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Fails as the function of this name does; in tests, it is an issue.
  public var assertionFailure: AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// Checks a condition as the function of this name does; in tests, a failure is an issue.
  public var precondition: AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey, PropertyKey {
  static let property = "assert"
  static let liveValue = AssertionEffect(isEvaluated: isDebugBuild) { message, _, file, line, _ in
    Swift.assertionFailure(message, file: file, line: line)
  }
  static let testValue = AssertionEffect(isEvaluated: true) {
    report("Assertion failed", $0, $1, $2, $3, $4)
  }
}

private enum AssertionFailureKey: DependencyKey, PropertyKey {
  static let property = "assertionFailure"
  static let liveValue = AssertionFailureEffect { message, _, file, line, _ in
    Swift.assertionFailure(message, file: file, line: line)
  }
  static let testValue = AssertionFailureEffect {
    report("Assertion failed", $0, $1, $2, $3, $4)
  }
}

private enum PreconditionKey: DependencyKey, PropertyKey {
  static let property = "precondition"
  static let liveValue = AssertionEffect(isEvaluated: true) { message, _, file, line, _ in
    Swift.preconditionFailure(message, file: file, line: line)
  }
  static let testValue = AssertionEffect(isEvaluated: true) {
    report("Precondition failed", $0, $1, $2, $3, $4)
  }
}

private var isDebugBuild: Bool {
  #if DEBUG
  true
  #else
  false
  #endif
}

private func report(
  _ claim: String,
  _ message: String,
  _ fileID: StaticString,
  _ filePath: StaticString,
  _ line: UInt,
  _ column: UInt
) {
  reportIssue(
    message.isEmpty ? claim : "\(claim): \(message)",
    fileID: "\(fileID)",
    filePath: "\(filePath)",
    line: Int(line),
    column: Int(column)
  )
}
