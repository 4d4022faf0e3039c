/// A type-erased clock, for code that needs a concrete `Instant` type.
///
/// ```swift
/// let clock: any Clock<Duration> = ContinuousClock()
/// let start = AnyClock(clock).now
/// ```
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in time, as an offset from the creation of the type-erased clock.
  public typealias Instant = OffsetInstant<Duration>

  private let currentTime: @Sendable () -> Instant
  private let resolution: @Sendable () -> Duration
  private let wait: @Sendable (Instant, Duration?) async throws -> Void

  /// Creates a type-erased clock.
  ///
  /// - Parameter clock: The clock. If it is an `AnyClock`, both clocks have the same time.
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

  /// The current time of the wrapped clock.
  public var now: Instant { currentTime() }

  /// The resolution of the wrapped clock.
  public var minimumResolution: Duration { resolution() }

  /// Suspends the task until the wrapped clock reaches a time.
  ///
  /// - Parameters:
  ///   - deadline: The time of the clock at which the task continues.
  ///   - tolerance: The longest time after `deadline` at which the task may continue; nil if the
  ///     wrapped clock decides.
  /// - Throws: The error of the wrapped clock, such as `CancellationError` when the task is
  ///   canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline, tolerance)
  }
}
