import Synchronization

/// A clock on which nobody waits: who sleeps lets the time jump to the end of the sleep.
public final class ImmediateClock: Clock, Sendable {
  /// A time of the clock, counted from its beginning.
  public typealias Instant = TestClock.Instant

  private let time = Mutex(Instant(offset: .zero))

  /// Makes a clock.
  public init() {}

  /// The time of now.
  public var now: Instant { time.withLock { $0 } }

  /// No time at all.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock on.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
