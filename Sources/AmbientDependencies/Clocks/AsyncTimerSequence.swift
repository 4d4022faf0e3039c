import AmbientSupport

/// A sequence that returns the time of a clock at the end of each interval.
///
/// The sequence ends when the task that iterates over it is canceled.
public struct AsyncTimerSequence<Base: Clock>: AsyncSequence, Sendable {
  /// The time of the clock after an interval.
  public typealias Element = Base.Instant

  private let clock: Base
  private let interval: Base.Duration
  private let tolerance: Base.Duration?

  /// Creates a sequence that returns the time of a clock at the end of each interval.
  ///
  /// The program stops with a message if the interval is not greater than zero.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements; greater than zero.
  ///   - tolerance: The longest allowed delay of an element.
  ///   - clock: The clock.
  ///   - fileID: The file of the call, for the message.
  ///   - line: The line of the call, for the message.
  public init(
    interval: Base.Duration,
    tolerance: Base.Duration? = nil,
    clock: Base,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    if interval <= .zero {
      let location = SourceLocation(fileID, line)
      Diagnostic.timerWithoutInterval("\(interval)", at: location).stop()
    }
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  /// Creates an iterator.
  ///
  /// The first interval begins when `next()` is first called.
  ///
  /// - Returns: An iterator over the times at the ends of the intervals.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// An iterator that waits for the end of each interval.
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

    /// Waits until the current interval ends, and returns the time of the clock; nil if the task is
    /// canceled.
    ///
    /// Intervals that end while no caller waits are skipped.
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
  /// Returns a sequence with the time of the clock at the end of each interval.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
  /// ```
  ///
  /// The program stops with a message if the interval is not greater than zero.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements; greater than zero.
  ///   - tolerance: The longest allowed delay of an element.
  ///   - fileID: The file of the call, for the message.
  ///   - line: The line of the call, for the message.
  /// - Returns: The sequence. It ends when the task that iterates over it is canceled.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(
      interval: interval,
      tolerance: tolerance,
      clock: AnyClock(self),
      fileID: fileID,
      line: line
    )
  }
}
