import Synchronization

/// A clock that a test moves by hand.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task { try await clock.sleep(for: .seconds(5)); return "done" }
/// await clock.sleepers(1)
/// await clock.advance(by: .seconds(5))
/// #expect(try await task.value == "done")
/// ```
public final class TestClock: Clock, Sendable {
  /// A time of the clock, counted from its beginning.
  public struct Instant: InstantProtocol, Hashable {
    /// The duration since the beginning.
    public let offset: Duration

    /// The time some duration after the beginning.
    public init(offset: Duration) { self.offset = offset }

    /// The time some duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The duration to another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var nextID = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Makes a clock that stands still.
  public init() {}

  /// The time of now.
  public var now: Instant { state.withLock(\.now) }

  /// No time at all.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock was moved to a time, or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(
            Sleeper(id: id, deadline: deadline, continuation: continuation)
          )
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Waits until so many tasks sleep.
  ///
  /// A task that was only just started, or woken, is not asleep yet, and an advance would miss it.
  public func sleepers(_ count: Int) async {
    while state.withLock({ $0.sleepers.count < count }) { await letOthersWork() }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Moves the clock on, and wakes who waited for a time on the way, one after the other.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a time, and wakes who waited for one on the way, one after the other.
  public func advance(to deadline: Instant) async {
    await letOthersWork()
    while let sleeper = takeNext(until: deadline) {
      sleeper.continuation.resume()
      await letOthersWork()
    }
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Moves the clock on until nobody waits.
  public func run() async {
    await letOthersWork()
    while let last = state.withLock({ $0.sleepers.map(\.deadline).max() }) {
      await advance(to: last)
    }
  }

  private func takeNext(until deadline: Instant) -> Sleeper? {
    state.withLock { state in
      let next = state.sleepers.indices.min {
        (state.sleepers[$0].deadline, $0) < (state.sleepers[$1].deadline, $1)
      }
      guard let next, state.sleepers[next].deadline <= deadline else { return nil }
      let sleeper = state.sleepers.remove(at: next)
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
  }

  // Tasks that were started, or woken, get to where they wait next. Those of the same priority stand in
  // line before what is added here, however many others do.
  private func letOthersWork() async {
    for _ in 0..<20 {
      for priority in [Task.currentPriority, .background] {
        await Task.detached(priority: priority) { await Task.yield() }.value
      }
    }
  }
}
