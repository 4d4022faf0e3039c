import Synchronization

/// A clock on which nobody waits: a sleep lets the time jump to its end, and all other tasks run.
///
/// ```swift
/// withDependencies {
///   $0.continuousClock = .immediate
/// } operation: {
///   Recorder()
/// }
/// ```
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time of the clock, counted from its beginning.
  public typealias Instant = OffsetInstant<Duration>

  private let time: Mutex<Instant>

  /// Makes a clock that shows a time.
  ///
  /// - Parameter now: The time; the beginning, where none is given.
  public init(now: Instant = Instant()) { time = Mutex(now) }

  /// The current time.
  public var now: Instant { time.withLock { $0 } }

  /// No time at all.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a time, and returns when other tasks have had their turn.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await yieldToOtherTasks()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that shows its beginning.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock on which nobody waits.
  public static var immediate: Self { ImmediateClock() }
}
