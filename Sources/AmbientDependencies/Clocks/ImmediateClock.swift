import Synchronization

/// A clock whose sleeps do not wait: a sleep moves the clock to the deadline and lets other tasks
/// run.
///
/// ```swift
/// withDependencies {
///   $0.continuousClock = .immediate
/// } operation: {
///   Recorder()
/// }
/// ```
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in time, as an offset from the beginning of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: Mutex<Instant>

  /// Creates a clock with a current time.
  ///
  /// - Parameter now: The time. By default, the beginning of the clock.
  public init(now: Instant = Instant()) { time = Mutex(now) }

  /// The time to which the clock has moved so far.
  public var now: Instant { time.withLock { $0 } }

  /// The resolution of the clock, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a deadline and lets other tasks run.
  ///
  /// - Parameters:
  ///   - deadline: The time to which the clock moves, unless the clock is already at a later time.
  ///   - tolerance: Accepted without effect.
  /// - Throws: `CancellationError`, if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await yieldToOtherTasks()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock whose current time has the offset zero.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock whose sleeps do not wait.
  public static var immediate: Self { ImmediateClock() }
}
