import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes
public import Foundation

/// A function that returns the current date, or a date that a test chooses.
///
/// ```swift
/// @Dependency(\.date) var date
/// let now = date.now
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  private var reporter: UnimplementedDependency?

  /// Creates a generator from a closure that returns a date.
  ///
  /// - Parameter generate: The closure, which each read of the date calls.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  fileprivate init(reporting reporter: UnimplementedDependency) {
    self.init { Date() }
    self.reporter = reporter
  }

  /// Returns a generator that always returns the same date.
  ///
  /// - Parameter now: The date.
  /// - Returns: The generator.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date that the generator returns now.
  ///
  /// After a program sets a date, the generator always returns this date.
  public var now: Date {
    get {
      reporter?.report()
      return generate()
    }
    set { self = .constant(newValue) }
  }

  /// Returns the date that ``now`` contains.
  public func callAsFunction() -> Date { now }
}

extension DateGenerator: ReaderAware {
  package func copy(forReaderAt location: SourceLocation) -> Self {
    reporter.map { Self(reporting: $0.copy(forReaderAt: location)) } ?? self
  }
}

extension DependencyValues {
  /// The generator of the current date.
  ///
  /// A test fails if it reads a date and does not override the generator.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}

private enum DateKey: DependencyKey, PropertyKey {
  static let property = "date"
  static let liveValue = DateGenerator { Date() }
  static let testValue = DateGenerator(reporting: UnimplementedDependency(property))
}
