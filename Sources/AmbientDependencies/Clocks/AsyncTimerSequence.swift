/// The times at which a clock has gone on by an interval, again and again.
///
/// It ends when the task is cancelled that iterates over it.
public struct AsyncTimerSequence<Base: Clock>: AsyncSequence, Sendable {
  /// The time when an interval is over.
  public typealias Element = Base.Instant

  private let clock: Base
  private let interval: Base.Duration
  private let tolerance: Base.Duration?

  /// Makes the times of a clock.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements.
  ///   - tolerance: How much later than that an element may come.
  ///   - clock: The clock.
  public init(interval: Base.Duration, tolerance: Base.Duration? = nil, clock: Base) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  /// Begins with the first interval.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// Waits for one time after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var clock: Base?
    fileprivate let interval: Base.Duration
    fileprivate let tolerance: Base.Duration?
    private var last: Base.Instant?

    fileprivate init(clock: Base, interval: Base.Duration, tolerance: Base.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Waits until the current interval is over; nil if the task is cancelled.
    ///
    /// Intervals that went by while nobody waited are left out.
    public mutating func next() async -> Base.Instant? {
      guard let clock else { return nil }
      let now = clock.now
      let last = last ?? now
      var deadline = last.advanced(by: interval)
      if deadline < now {
        let missed = (last.duration(to: now) / interval).rounded(.up)
        deadline = last.advanced(by: interval * Int(missed))
      }
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        self.clock = nil
        return nil
      }
      self.last = deadline
      return clock.now
    }
  }
}

extension Clock where Duration: Hashable {
  /// The times at which an interval is over, again and again.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two elements.
  ///   - tolerance: How much later than that an element may come.
  /// - Returns: The times, which end when the task is cancelled that iterates over them.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
