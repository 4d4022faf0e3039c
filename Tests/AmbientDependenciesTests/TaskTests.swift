import AmbientDependencies
import AmbientDependenciesTesting
import Dispatch
import Testing

private final class Model: @unchecked Sendable {
  @Dependency(\.int) var int
}

private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: work()) }
  }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(T1)`.
@Suite(.dependencies) struct `Tasks and closures` {
  @Test func `A task inherits overrides (T1)`() async {
    @Dependency(\.int) var int
    let task = withDependencies {
      $0.int = 1
    } operation: {
      Task { [_int] in
        @Dependency(\.int) var fresh
        return [_int.wrappedValue, fresh]
      }
    }
    #expect(await task.value == [1, 1])
  }

  @Test func `Task groups and async let inherit overrides (T2)`() async {
    await withDependencies {
      $0.int = 2
    } operation: {
      async let bound = Model().int
      let first = await withTaskGroup(of: Int.self) { group in
        group.addTask { Model().int }
        return await group.next()
      }
      #expect(first == 2)
      #expect(await bound == 2)
    }
  }

  @Test func `A detached task and a dispatch queue read the default (T3, T4)`() async {
    await withDependencies {
      $0.int = 3
    } operation: {
      #expect(await Task.detached { Model().int }.value == 42)
      #expect(await onQueue { Model().int } == 42)
    }
  }

  @Test func `An object on a dispatch queue reads the values that it captured (T5, T6)`() async {
    let before = Model()
    await withDependencies {
      $0.int = 5
    } operation: {
      let within = Model()
      #expect(await onQueue { within.int } == 5)
      #expect(await onQueue { before.int } == 42)
    }
  }

  @Test func `Escaped dependencies apply on any thread (T7, T8)`() async {
    let values = await withDependencies {
      $0.int = 7
    } operation: {
      let dependencies = withEscapedDependencies { $0 }
      return await onQueue {
        dependencies.yield {
          let inner = DependencyValues.capture()
          return [
            Model().int,
            inner.yield { Model().int },
            dependencies.yield {
              withDependencies {
                $0.int = 999
              } operation: {
                Model().int
              }
            },
          ]
        }
      }
    }
    #expect(values == [7, 7, 999])
  }

  @Test func `A stream reads only overrides that its closure or task captures (T9, T10)`() async {
    let (plain, escaped, started) = withDependencies {
      $0.int = 9
    } operation: {
      let plain = AsyncStream<Int>(unfolding: { Model().int })
      let escaped = withEscapedDependencies { dependencies in
        AsyncStream<Int>(unfolding: { dependencies.yield { Model().int } })
      }
      let started = AsyncStream<Int> { continuation in
        Task { continuation.yield(Model().int) }
      }
      return (plain, escaped, started)
    }
    #expect(await plain.first { _ in true } == 42)
    #expect(await escaped.first { _ in true } == 9)
    #expect(await started.first { _ in true } == 9)
  }

  @Test @MainActor func `An asynchronous operation stays on the actor of its caller (T11)`() async {
    final class NotSendable { var isMain = false }
    let result = await withDependencies {
      $0.int = 11
    } operation: {
      let result = NotSendable()
      await Task.yield()
      MainActor.assertIsolated()
      result.isMain = true
      return result
    }
    #expect(result.isMain)
  }

  @Test func `A closure can inherit overrides`() async {
    let work = withDependencies {
      $0.int = 12
    } operation: {
      inheritingDependencies { (addend: Int) in Model().int + addend }
    }
    #expect(await onQueue { work(1) } == 13)
  }

  @Test func `An asynchronous closure can inherit overrides`() async throws {
    let work = withDependencies {
      $0.int = 12
    } operation: {
      inheritingDependencies { (addend: Int) async throws in
        await Task.yield()
        return Model().int + addend
      }
    }
    #expect(try await Task.detached { try await work(1) }.value == 13)
  }
}
