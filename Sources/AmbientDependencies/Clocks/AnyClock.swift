/// A clock of any type, for code that has to name the type of its instants.
///
/// ```swift
/// let clock: any Clock<Duration> = ContinuousClock()
/// let start = AnyClock(clock).now
/// ```
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time of the clock, counted from when the type of the clock was hidden.
  public typealias Instant = OffsetInstant<Duration>

  private let currentTime: @Sendable () -> Instant
  private let resolution: @Sendable () -> Duration
  private let wait: @Sendable (Instant, Duration?) async throws -> Void

  /// Hides the type of a clock.
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    if let clock = clock as? AnyClock<Duration> {
      (currentTime, resolution, wait) = (clock.currentTime, clock.resolution, clock.wait)
      return
    }
    let start = clock.now
    currentTime = { Instant(offset: start.duration(to: clock.now)) }
    resolution = { clock.minimumResolution }
    wait = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The current time.
  public var now: Instant { currentTime() }

  /// The resolution of the clock whose type is hidden.
  public var minimumResolution: Duration { resolution() }

  /// Waits as the clock does whose type is hidden.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline, tolerance)
  }
}
