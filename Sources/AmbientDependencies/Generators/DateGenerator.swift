import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes
public import Foundation

/// Tells the date of now, or the one that a test wants it to be.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  private var absence: UnimplementedDependency?

  /// Tells what a closure gives.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  fileprivate init(reporting absence: UnimplementedDependency) {
    self.init { Date() }
    self.absence = absence
  }

  /// Tells the same date at every time.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date of now; setting it stops the clock there.
  public var now: Date {
    get {
      absence?.report()
      return generate()
    }
    set { self = .constant(newValue) }
  }

  /// The date of now.
  public func callAsFunction() -> Date { now }
}

extension DateGenerator: ReportsReader {
  package func read(at place: SourceLocation) -> Self {
    absence.map { Self(reporting: $0.read(at: place)) } ?? self
  }
}

extension DependencyValues {
  /// The date of now.
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
