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
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time of the clock, counted from its beginning.
  public typealias Instant = OffsetInstant<Duration>

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    var sleepers: [Sleeper] = []
    var nextID = 0
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  /// Makes a clock that stands still.
  ///
  /// - Parameter now: The time that it shows; the beginning, where none is given.
  public init(now: Instant = Instant()) { state = Mutex(State(now: now)) }

  /// The current time.
  public var now: Instant { state.withLock(\.now) }

  /// No time at all.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock is moved to a time or beyond; a time before the current one is reached
  /// already, the current one is not.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled.
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
          if deadline < state.now { return .success(()) }
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
    while state.withLock({ $0.sleepers.count < count }) { await yieldToOtherTasks() }
  }

  /// Checks that no task sleeps.
  ///
  /// - Throws: ``SuspensionError``, if one does.
  public func checkSuspension() async throws {
    await yieldToOtherTasks()
    guard state.withLock(\.sleepers.isEmpty) else { throw SuspensionError() }
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

  private func cancelAll() {
    let sleepers = state.withLock { state in
      let sleepers = state.sleepers
      state.sleepers = []
      return sleepers
    }
    for sleeper in sleepers { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  /// Moves the clock on, and wakes who waited for a time on the way, one after the other.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a time, and wakes who waited for one on the way, one after the other.
  public func advance(to deadline: Instant) async {
    await yieldToOtherTasks()
    while let sleeper = takeNext(until: deadline) {
      sleeper.continuation.resume()
      await yieldToOtherTasks()
    }
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Moves the clock on until no task sleeps.
  ///
  /// A task that sleeps again and again never stops to, so there is an end to it: after `timeout`, in real
  /// time, and a hundred sleeps, as few of them may take long on a busy machine. Then an issue is reported,
  /// and the sleeps that are left throw a `CancellationError`. The clock also stops when the task is
  /// cancelled that calls this.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    let end = ContinuousClock.now + timeout
    var count = 0
    await yieldToOtherTasks()
    while !state.withLock(\.sleepers.isEmpty) {
      if Task.isCancelled { return }
      count += 1
      if count > 100, ContinuousClock.now >= end {
        reportIssue(
          "Tasks still sleep after \(timeout). Give 'run' a longer 'timeout', or use 'advance'.",
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return cancelAll()
      }
      takeNext()?.continuation.resume()
      await yieldToOtherTasks()
    }
  }

  private func takeNext(until deadline: Instant? = nil) -> Sleeper? {
    state.withLock { state in
      let next = state.sleepers.indices.min {
        (state.sleepers[$0].deadline, $0) < (state.sleepers[$1].deadline, $1)
      }
      guard let next else { return nil }
      if let deadline, state.sleepers[next].deadline > deadline { return nil }
      let sleeper = state.sleepers.remove(at: next)
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that stands still at its beginning.
  public convenience init() { self.init(now: Instant()) }
}

/// What ``TestClock/checkSuspension()`` throws: a task sleeps that should not.
public struct SuspensionError: Error {
  /// Makes the error.
  public init() {}
}
