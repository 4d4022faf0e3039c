import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes

/// A clock that makes a test fail if the test uses the clock.
///
/// This clock is the test value of `continuousClock` and `suspendingClock`. Pass it to code that
/// should not use a clock in a test.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time, as an offset from the creation of this clock.
  public typealias Instant = OffsetInstant<Duration>

  private let base: AnyClock<Duration>
  private let report: @Sendable () -> Void
  private var reporter: UnimplementedDependency?

  /// Creates a clock that reports each use and then behaves as the clock `base`.
  ///
  /// - Parameters:
  ///   - base: The clock that determines the behavior.
  ///   - name: The name of the clock in the issue. By default, the type of `base`.
  ///   - fileID: The file in which the issue is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  public init<Base: Clock>(
    _ base: Base,
    name: String = "\(Base.self)",
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) where Base.Duration == Duration {
    self.base = AnyClock(base)
    report = AmbientDependencies.unimplemented(
      name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a clock that reports each use and then behaves as an ``ImmediateClock``.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in the issue.
  ///   - now: The time of the immediate clock. The instants of the created clock are offsets
  ///     from that time.
  ///   - fileID: The file in which the issue is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  public init(
    name: String = "Clock",
    now: Instant = Instant(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      ImmediateClock(now: now),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  init(_ base: some Clock<Duration>, reporting reporter: UnimplementedDependency) {
    self.base = AnyClock(base)
    report = { reporter.report() }
    self.reporter = reporter
  }

  /// The current time of the wrapped clock.
  ///
  /// Reading it reports an issue.
  public var now: Instant {
    report()
    return base.now
  }

  /// The resolution of the wrapped clock.
  public var minimumResolution: Duration { base.minimumResolution }

  /// Reports the use and suspends the task on the wrapped clock.
  ///
  /// - Parameters:
  ///   - deadline: The time of the clock at which the task continues.
  ///   - tolerance: The longest time after `deadline` at which the task may continue; nil if the
  ///     wrapped clock decides.
  /// - Throws: The error of the wrapped clock, such as `CancellationError` when the task is
  ///   canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report()
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock: ReaderAware {
  package func copy(forReaderAt location: SourceLocation) -> Self {
    reporter.map { Self(base, reporting: $0.copy(forReaderAt: location)) } ?? self
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a new clock that makes a test fail if the test uses the clock.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in the issue.
  ///   - fileID: The file in which the issue is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  /// - Returns: The clock.
  public static func unimplemented(
    name: String = "Clock",
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    UnimplementedClock(
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
