import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(B1)`.
@Suite(.dependencies) struct `Built-in values` {
  @Test func `A date generator can be constant, and a test must override the default one (B1)`() {
    let date = Date(timeIntervalSince1970: 1)
    var generator = DateGenerator.constant(date)
    #expect(generator() == date)
    generator.now = .distantPast
    #expect(generator() == .distantPast)
    @Dependency(\.date) var missing
    #expect(
      issues { _ = missing.now }.first?.hasPrefix("Unimplemented: @Dependency(\\.date)") == true
    )
  }

  @Test(
    arguments: zip(
      [0, 1, 15, 256, .max, -1, -.max],
      [
        "00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000001",
        "00000000-0000-0000-0000-00000000000F", "00000000-0000-0000-0000-000000000100",
        "00000000-0000-0000-7FFF-FFFFFFFFFFFF", "00000000-0000-0001-0000-000000000001",
        "00000000-0000-0001-7FFF-FFFFFFFFFFFF",
      ]
    )
  )
  func `A UUID can be created from a number (B2)`(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func `The incrementing UUID generator counts up from zero (B2)`() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect((0..<3).map { _ in uuid() } == (0..<3).map { UUID($0) })
    }
  }

  @Test func `withRandomNumberGenerator is predictable with an override, and rethrows (B3)`() {
    struct Congruential: RandomNumberGenerator {
      var seed: UInt64 = 0
      mutating func next() -> UInt64 {
        seed = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        return seed
      }
    }
    struct Failure: Error {}
    func numbers() -> [Int] {
      withDependencies {
        $0.withRandomNumberGenerator = .init(Congruential())
      } operation: {
        @Dependency(\.withRandomNumberGenerator) var with
        return (0..<5).map { _ in with { Int.random(in: 1...6, using: &$0) } }
      }
    }
    #expect(numbers() == [1, 3, 6, 3, 2])
    withDependencies {
      $0.withRandomNumberGenerator = .init(Congruential())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var with
      #expect(throws: Failure.self) { try with { _ in throw Failure() } }
    }
  }

  @Test func `A failing assertion is reported as an issue (B4)`() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    #expect(
      issues {
        assert(true); precondition(true)
      } == []
    )
    let texts = issues {
      assert(false, "one")
      assertionFailure("two")
      precondition(false)
    }
    #expect(texts == ["Assertion failed: one", "Assertion failed: two", "Precondition failed"])
  }

  @Test func `fireAndForget in a test waits for its work, even in a canceled task (B5)`() async {
    let done = Box(0)
    let task = withDependencies {
      $0.int = 5
    } operation: {
      Task {
        withUnsafeCurrentTask { $0?.cancel() }
        @Dependency(\.fireAndForget) var fireAndForget
        await fireAndForget {
          try await Task.sleep(for: .milliseconds(10))
          @Dependency(\.int) var int
          done.withLock { $0 = int }
        }
      }
    }
    await task.value
    #expect(done.withLock { $0 } == 5)
    struct Failure: Error {}
    await withKnownIssue {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget { throw Failure() }
    } matching: {
      $0.comments.first?.rawValue == "Caught error: Failure()"
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `fireAndForget in the live context does not wait for its work (B5)`() async {
    let (permission, permit) = AsyncStream.makeStream(of: Void.self)
    let (completion, complete) = AsyncStream.makeStream(of: Void.self)
    let isDone = Box(false)
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget {
        for await _ in permission {}
        isDone.withLock { $0 = true }
        complete.finish()
      }
    }
    #expect(!isDone.withLock { $0 })
    permit.finish()
    for await _ in completion {}
    #expect(isDone.withLock { $0 })
  }

  @Test func `System dependencies have separate live and test values (B6)`() async throws {
    @Dependency(\.notificationCenter) var center
    @Dependency(\.continuousClock) var clock
    @Dependency(\.suspendingClock) var suspendingClock
    @Dependency(\.urlSession) var session
    #expect(center !== NotificationCenter.default)
    await withKnownIssue { try await clock.sleep(for: .zero) }
    await withKnownIssue { try await suspendingClock.sleep(for: .zero) }
    let url = try #require(URL(string: "http://localhost/none"))
    await #expect(throws: (any Error).self) { try await session.data(from: url) }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(center === NotificationCenter.default)
      #expect(session === URLSession.shared)
      #expect(clock is ContinuousClock)
      #expect(suspendingClock is SuspendingClock)
    }
  }

  @Test func `A test can advance the time of a clock (B6)`() async throws {
    let clock = TestClock()
    let log = Box<[Int]>([])
    try await withDependencies {
      $0.continuousClock = clock
    } operation: {
      let task = Task {
        @Dependency(\.continuousClock) var clock
        for number in 1...3 {
          try await clock.sleep(for: .seconds(1))
          log.withLock { $0.append(number) }
        }
      }
      for number in 1...3 {
        await clock.sleepers(1)
        #expect(log.withLock { $0 } == Array(1..<number))
        await clock.advance(by: .seconds(1))
      }
      try await task.value
      #expect(log.withLock { $0 } == [1, 2, 3])
    }
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    let immediate = ImmediateClock()
    try await immediate.sleep(for: .seconds(100))
    #expect(immediate.now.duration(to: .init(offset: .seconds(100))) == .zero)
  }
}
