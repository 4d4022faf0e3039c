import AmbientDependencies
import AmbientDependenciesTesting
import Synchronization
import Testing

@Suite(.dependencies) struct `Concurrent tasks` {
  // @unchecked: no property is written after initialization.
  private final class Model: @unchecked Sendable {
    @Dependency(\.int) var int
    @Dependency(\.retries) var retries
    @Dependency(\.counter) var counter
  }

  /// Reads defaults, sets overrides and captures values.
  ///
  /// - Returns: Whether each value that the method checks is correct.
  private static func work(_ number: Int, _ shared: Model) async -> Bool {
    @Dependency(\.int) var int
    @Dependency(\.full) var full
    @Dependency(\.server) var server
    var isRight = server == "test server"
    let model = withDependencies {
      $0.int = number
      $0.retries = number + 1
    } operation: {
      isRight = isRight && int == number && shared.int == number
      return Model()
    }
    isRight = isRight && model.int == number && model.retries == number + 1
    await withDependencies {
      $0.context = number % 2 == 0 ? .live : .preview
      $0.int = -number
    } operation: {
      await Task.yield()
      isRight = isRight && full == (number % 2 == 0 ? 1 : 2) && model.int == -number
      _ = shared.counter.increment()
      let captured = DependencyValues.capture()
      let detached = Task.detached {
        captured.yield {
          @Dependency(\.int) var int
          return int
        }
      }
      isRight = await detached.value == -number && isRight
    }
    return isRight
  }

  @Test func `Concurrent tasks read only their own overrides`() async {
    let shared = Model()
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for number in 1...200 {
        group.addTask { await Self.work(number, shared) }
        group.addTask { await Task.detached { await Self.work(number, shared) }.value }
      }
      return await group.reduce(0) { $0 + ($1 ? 0 : 1) }
    }
    #expect(wrong == 0)
  }

  @Test func `Concurrent tasks create each default once`() async {
    struct Slow: TestDependencyKey {
      static let creations = Atomic(0)
      static var testValue: Int {
        for _ in 0..<1_000 { creations.add(0, ordering: .relaxed) }
        return creations.add(1, ordering: .relaxed).newValue
      }
    }
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<64 {
        group.addTask {
          @Dependency(Slow.self) var slow
          return slow
        }
      }
      for await value in group { #expect(value == 1) }
    }
    #expect(Slow.creations.load(ordering: .relaxed) == 1)
  }
}
