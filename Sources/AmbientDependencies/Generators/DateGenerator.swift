import AmbientEnvironment
public import Foundation

/// Tells the date of now, or the one that a test wants it to be.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Tells what a closure gives.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  /// Tells the same date at every time.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date of now; setting it stops the clock there.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date of now.
  public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
  /// The date of now.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
  static let testValue = DateGenerator(
    unimplemented("@Dependency(\\.date)", placeholder: Date())
  )
}
