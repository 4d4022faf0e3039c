import AmbientEnvironment

/// A check of a condition that the program relies on.
///
/// In a test, a failed check is reported as an issue.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// assert(count >= 0, "A count is never negative.")
/// ```
public struct AssertionEffect: Sendable {
  fileprivate let isEvaluated: Bool
  fileprivate let fail: @Sendable (String, StaticString, StaticString, UInt, UInt) -> Void

  /// Checks a condition and fails if it is false.
  ///
  /// - Parameters:
  ///   - condition: The condition. `assert` evaluates it in debug builds and in tests only.
  ///   - message: A description of the failure.
  ///   - fileID: The file in which a test shows the failure.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
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

/// A report of a state that the program should never reach.
///
/// In a test, the failure is reported as an issue.
public struct AssertionFailureEffect: Sendable {
  fileprivate let fail: @Sendable (String, StaticString, StaticString, UInt, UInt) -> Void

  /// Reports the failure.
  ///
  /// - Parameters:
  ///   - message: A description of the failure.
  ///   - fileID: The file in which a test shows the failure.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
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
  /// A check that traps in debug builds if it fails, like Swift's `assert(_:_:)`.
  ///
  /// In a test, a failure is reported as an issue, and the program continues.
  public var assert: AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// A function that reports a failure, and traps in debug builds, like Swift's
  /// `assertionFailure(_:)`.
  ///
  /// In a test, the failure is reported as an issue, and the program continues.
  public var assertionFailure: AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// A check that traps if it fails, like Swift's `precondition(_:_:)`.
  ///
  /// In a test, a failure is reported as an issue, and the program continues.
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
