import AmbientDependencies
import AmbientDependenciesTesting
import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(B6)`.
@Suite(.dependencies) struct `Clocks` {
  @MainActor private final class Recorder {
    @Dependency(\.continuousClock) var clock
    var latest = ""
    var saved = ""

    func run() async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await self.listen() }
        group.addTask { await self.tick() }
      }
    }

    func words() async -> AsyncStream<String> {
      AsyncStream { continuation in
        continuation.yield("hi")
        continuation.finish()
      }
    }

    func listen() async {
      for await word in await words() { latest = word }
    }

    func tick() async {
      for _ in 1...4 { try? await clock.sleep(for: .seconds(1)) }
      saved = latest
    }
  }

  @MainActor @Test(arguments: 0..<5)
  func `Other tasks run while one task sleeps on an immediate clock (B6)`(_: Int) async {
    let model = withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      Recorder()
    }
    await model.run()
    #expect(model.saved == "hi")
  }

  @Test(.timeLimit(.minutes(30)))
  func `The run method of a clock ends at the timeout if a task sleeps repeatedly (B6)`() async {
    let clock = TestClock()
    let task = Task { while !Task.isCancelled { try? await clock.sleep(for: .seconds(1)) } }
    await clock.sleepers(1)
    await withKnownIssue {
      await clock.run(timeout: .milliseconds(50))
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Tasks still sleep after 0.05 seconds.") == true
    }
    // The run method also ends when the calling task is canceled.
    let running = Task { await clock.run(timeout: .seconds(600)) }
    running.cancel()
    await running.value
    task.cancel()
    await task.value

    // At the timeout, the remaining sleeps throw an error.
    let other = Task { while true { try await clock.sleep(for: .seconds(1)) } }
    await clock.sleepers(1)
    await withKnownIssue { await clock.run(timeout: .zero) }
    await #expect(throws: CancellationError.self) { try await other.value }
  }

  @Test
  func `The run method of a test clock also ends sleeps that begin after the call (B6)`()
    async throws
  {
    let clock = TestClock()
    let log = Box<[Int]>([])
    let task = Task {
      for number in 1...3 {
        try await clock.sleep(for: .seconds(number))
        log.withLock { $0.append(number) }
      }
    }
    await clock.run(timeout: .zero)
    try await task.value
    #expect(log.withLock { $0 } == [1, 2, 3])
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(6)))
  }

  @Test func `A sleep until the current time waits for the clock to advance (B6)`() async throws {
    let clock = TestClock()
    let isAwake = Box(false)
    let task = Task {
      try await clock.sleep(until: clock.now)
      isAwake.withLock { $0 = true }
    }
    await clock.sleepers(1)
    #expect(!isAwake.withLock { $0 })
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance()
    try await task.value
    try await clock.checkSuspension()
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
  }

  @Test
  func `Clocks have the same initializers as the clocks of swift-clocks (B6)`() async throws {
    let test: TestClock<Duration> = TestClock(now: .init(offset: .seconds(1)))
    let immediate = ImmediateClock<Duration>(now: .init())
    #expect(test.now.offset == .seconds(1))
    #expect(immediate.now == TestClock<Duration>.Instant())
    let clocks: [any Clock<Duration>] = [.immediate, AnyClock(immediate)]
    for clock in clocks { try await clock.sleep(for: .seconds(1)) }
    #expect(immediate.now.offset == .seconds(1))
    try await withKnownIssue {
      let clock: any Clock<Duration> = .unimplemented(name: "The clock")
      try await clock.sleep(for: .seconds(1))
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Unimplemented: The clock\n") == true
    }
  }

  @Test func `A timer ticks with its clock, and ends when its task is canceled (B6)`() async {
    let clock = TestClock()
    let ticks = Box(0)
    let task = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Task {
        @Dependency(\.continuousClock) var clock
        for await _ in clock.timer(interval: .seconds(1)) { ticks.withLock { $0 += 1 } }
      }
    }
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(ticks.withLock { $0 } == 1)
    await clock.advance(by: .seconds(3))
    #expect(ticks.withLock { $0 } == 4)
    task.cancel()
    await task.value
  }

  @Test func `A timer with an interval of zero stops the program with a message`() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TestClock().timer(interval: .zero)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        The interval of a timer must be greater than zero.

          Created at  AmbientDependenciesTests/ClockTests.swift:\(line)
          Interval    0.0 seconds

        To fix this:
          • Use an interval greater than zero, such as '.seconds(1)'.
        """
      )
    )
  }

  @Test func `Waiting for sleepers ends when the waiting task is canceled`() async {
    let clock = TestClock()
    let task = Task { await clock.sleepers(1) }
    task.cancel()
    await task.value
  }
}
