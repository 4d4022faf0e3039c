import AmbientEnvironment

extension DependencyValues {
  /// The clock that goes on while the machine sleeps.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stands still while the machine sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), "@Dependency(\\.continuousClock)")
  }
}

private enum SuspendingClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(SuspendingClock(), "@Dependency(\\.suspendingClock)")
  }
}

/// A clock that lets a test fail, because it was to bring one of its own.
private struct UnimplementedClock<Base: Clock<Duration>>: Clock {
  private let base: Base
  private let report: @Sendable () -> Void

  init(_ base: Base, _ name: String) {
    self.base = base
    report = unimplemented(name)
  }

  var now: Base.Instant {
    report()
    return base.now
  }

  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: Base.Instant, tolerance: Duration?) async throws {
    report()
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}
