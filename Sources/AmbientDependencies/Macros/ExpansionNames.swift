import AmbientEnvironment
import AmbientTaskScopes

/// The names that the expansions of macros use.
///
/// They are not qualified with the name of the module: a target that is compiled with
/// `-module-alias Dependencies=AmbientDependencies` knows the module by the other name only.
public enum _Dependencies {
  /// The protocol of keys with a value for tests.
  public typealias TestDependencyKey = AmbientDependencies.TestDependencyKey

  /// The protocol of keys with a value for the running program.
  public typealias DependencyKey = AmbientDependencies.DependencyKey

  /// A key as the expansion of `@DependencyEntry` declares it.
  public protocol EntryKey {
    /// The type of the values, inferred from the first of them.
    associatedtype EntryValue: Sendable

    /// The first of the values.
    static var entryDefault: EntryDefault<EntryValue> { get }
  }

  /// How `@DependencyEntry` makes a value: again for each test, so that none finds what another changed.
  public struct EntryDefault<Value: Sendable>: Sendable {
    /// Makes the value.
    public let make: @Sendable () -> Value

    /// Keeps an expression for a value.
    public init(_ value: @autoclosure @escaping @Sendable () -> Value) { make = value }

    /// Keeps an expression for another value of the same type.
    public func replaced(by value: @autoclosure @escaping @Sendable () -> Value) -> Self {
      Self(value())
    }
  }

  /// Lets the test fail that calls an endpoint of a client and did not replace it.
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

  /// Lets the test fail that calls an endpoint of a client, and makes the error that the endpoint throws.
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
