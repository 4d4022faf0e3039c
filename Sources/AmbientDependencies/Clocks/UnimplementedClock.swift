import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes

/// A clock that lets a test fail which uses it.
///
/// It is the test value of `continuousClock` and `suspendingClock`; pass one where the code under test
/// should need no time.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A time of the clock, counted from its beginning.
  public typealias Instant = OffsetInstant<Duration>

  private let base: AnyClock<Duration>
  private let report: @Sendable () -> Void
  private var absence: UnimplementedDependency?

  /// Makes a clock that goes on as another one does after it has reported its use, by a name.
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

  /// Makes a clock on which nobody waits after it has reported its use, by a name.
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

  init(_ base: some Clock<Duration>, reporting absence: UnimplementedDependency) {
    self.base = AnyClock(base)
    report = { absence.report() }
    self.absence = absence
  }

  /// The current time.
  public var now: Instant {
    report()
    return base.now
  }

  /// The resolution of the clock that it is based on.
  public var minimumResolution: Duration { base.minimumResolution }

  /// Waits as the clock does that it is based on.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report()
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock: ReportsReader {
  package func read(at place: SourceLocation) -> Self {
    absence.map { Self(base, reporting: $0.read(at: place)) } ?? self
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A new clock that lets a test fail which uses it; the issue calls it by a name.
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
