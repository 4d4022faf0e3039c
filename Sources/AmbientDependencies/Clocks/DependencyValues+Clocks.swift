import AmbientEnvironment
import AmbientTaskScopes

extension DependencyValues {
  /// The clock that advances while the machine sleeps.
  ///
  /// A test fails if it uses this clock and does not override it.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the machine sleeps.
  ///
  /// A test fails if it uses this clock and does not override it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey, PropertyKey {
  static let property = "continuousClock"
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), reporting: UnimplementedDependency(property))
  }
}

private enum SuspendingClockKey: DependencyKey, PropertyKey {
  static let property = "suspendingClock"
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(SuspendingClock(), reporting: UnimplementedDependency(property))
  }
}
