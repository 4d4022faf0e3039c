import AmbientEnvironment
import AmbientTaskScopes

/// The declarations that macro expansions refer to.
///
/// Expansions cannot qualify the declarations with the module's name `AmbientDependencies`. A
/// target with the compiler option `-module-alias Dependencies=AmbientDependencies` knows the
/// module only as `Dependencies`.
public enum _Dependencies {
  /// The protocol of keys with a value for tests.
  public typealias TestDependencyKey = AmbientDependencies.TestDependencyKey

  /// The protocol of keys with a value for the running program.
  public typealias DependencyKey = AmbientDependencies.DependencyKey

  /// A key that the expansion of `@DependencyEntry` declares.
  public protocol EntryKey {
    /// The type of all values of the key, inferred from ``entryDefault``.
    associatedtype EntryValue: Sendable

    /// The value for tests: the default of the property, or else the live value.
    static var entryDefault: EntryDefault<EntryValue> { get }
  }

  /// The expression for a value of `@DependencyEntry`.
  ///
  /// The expression is evaluated again for each test, so that no test finds the changes that
  /// another test made to the value.
  public struct EntryDefault<Value: Sendable>: Sendable {
    /// Creates the value.
    public let make: @Sendable () -> Value

    /// Stores an expression for a value.
    public init(_ value: @autoclosure @escaping @Sendable () -> Value) { make = value }

    /// Returns an expression for another value of the same property, such as the live value.
    ///
    /// The expansion of `@DependencyEntry` calls this method on ``EntryKey/entryDefault``. The type
    /// of `entryDefault` thus determines the type of the other value.
    ///
    /// - Parameter value: The other value.
    /// - Returns: The expression for the other value.
    public func replaced(by value: @autoclosure @escaping @Sendable () -> Value) -> Self {
      Self(value())
    }
  }

  /// Reports a call of an endpoint that the test has not overridden.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - fileID: The file in which the issue is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  public static func reportUnimplemented(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .reportUnimplemented("'\(endpoint)'")
  }

  /// Reports a call of an endpoint that the test has not overridden, and returns the error for the
  /// endpoint to throw.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - fileID: The file in which the issue is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  /// - Returns: The error.
  public static func unimplemented(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Unimplemented {
    reportUnimplemented(
      endpoint,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return Unimplemented(endpoint)
  }
}
