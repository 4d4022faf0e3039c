import Synchronization

/// A clock that a test advances explicitly.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task { try await clock.sleep(for: .seconds(5)); return "done" }
/// await clock.sleepers(1)
/// await clock.advance(by: .seconds(5))
/// #expect(try await task.value == "done")
/// ```
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in time, as an offset from the beginning of the clock.
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
    var canceled: Set<Int> = []
  }

  private let state: Mutex<State>

  /// Creates a stopped clock.
  ///
  /// - Parameter now: The current time. By default, the beginning of the clock.
  public init(now: Instant = Instant()) { state = Mutex(State(now: now)) }

  /// The time to which the test has advanced the clock.
  public var now: Instant { state.withLock(\.now) }

  /// The resolution of the clock, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until the clock advances to a deadline.
  ///
  /// If the deadline is before the current time, the function returns at once. If the deadline is
  /// the current time, the function waits until the clock is advanced.
  ///
  /// - Parameters:
  ///   - deadline: The time of the clock at which the task continues.
  ///   - tolerance: Accepted without effect.
  /// - Throws: `CancellationError`, if the task is canceled, or if
  ///   ``run(timeout:fileID:filePath:line:column:)`` gives up.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    // A task can be canceled after its sleep has ended.
    defer { state.withLock { _ = $0.canceled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if state.canceled.remove(id) != nil { return .failure(CancellationError()) }
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

  /// Waits until at least `count` tasks sleep on the clock.
  ///
  /// Call this function before you advance the clock. Otherwise, the clock can miss a task that has
  /// just started or resumed, and is not asleep yet.
  ///
  /// The function also returns when its own task is canceled, for example by a time limit.
  ///
  /// - Parameter count: The number of tasks.
  public func sleepers(_ count: Int) async {
    while !Task.isCancelled, state.withLock({ $0.sleepers.count < count }) {
      await yieldToOtherTasks()
    }
  }

  /// Checks that no task sleeps on the clock.
  ///
  /// - Throws: ``SuspensionError``, if a task sleeps.
  public func checkSuspension() async throws {
    await yieldToOtherTasks()
    guard state.withLock(\.sleepers.isEmpty) else { throw SuspensionError() }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.canceled.insert(id)
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

  /// Advances the clock by a duration.
  ///
  /// Tasks whose deadlines the clock reaches resume in the order of the deadlines.
  ///
  /// - Parameter duration: The duration; zero by default. An advance by zero resumes the tasks
  ///   whose deadline is the current time.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a time.
  ///
  /// Tasks whose deadlines the clock reaches resume in the order of the deadlines.
  ///
  /// - Parameter deadline: The time. If it is before the current time, the clock does not move.
  public func advance(to deadline: Instant) async {
    await yieldToOtherTasks()
    while let sleeper = takeNext(until: deadline) {
      sleeper.continuation.resume()
      await yieldToOtherTasks()
    }
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Advances the clock until no task sleeps.
  ///
  /// A task may sleep in an endless loop. For that reason, the function gives up when it has
  /// resumed a hundred sleeps and `timeout` has passed in real time. When the function gives up, it
  /// reports an issue, and the remaining sleeps throw a `CancellationError`. The function also
  /// returns when the calling task is canceled.
  ///
  /// - Parameters:
  ///   - timeout: The real time after which the function may give up.
  ///   - fileID: The file in which the issue is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
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
  /// Creates a stopped clock whose current time has the offset zero.
  public convenience init() { self.init(now: Instant()) }
}

/// The error that ``TestClock/checkSuspension()`` throws if a task sleeps.
public struct SuspensionError: Error {
  /// Creates a suspension error.
  public init() {}
}
