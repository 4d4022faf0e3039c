import AmbientDependencies
import BenchmarkHarness
import Foundation

/// Two threads that read at the same time, each as often as the single thread of the floor.
///
/// The ratio shows how much the two threads slow each other down.
enum DependingThreads {
  static let cases: [Case] = [
    threads("default by key") { KeyReader() },
    threads("default by key path") { PathReader() },
    threads("default, one object", isShared: true) { ObjectReader() },
    threads("own scopes by key", of: { _ in Depending.overriding(1) }) { KeyReader() },
    threads("own scopes by key path", of: { _ in Depending.overriding(1) }) { PathReader() },
    shared("one scope by key") { KeyReader() },
    shared("one scope by key path") { PathReader() },
    shared("one scope, one object", isShared: true) { ObjectReader() },
  ]

  private static func shared(
    _ name: String,
    isShared: Bool = false,
    _ make: @escaping () -> some DependencyReader
  ) -> Case {
    let scope = Depending.overriding(1)
    return threads(name, isShared: isShared, of: { _ in scope }, make)
  }

  private static func threads(
    _ name: String,
    isShared: Bool = false,
    of scope: @escaping (Int) -> EscapedDependencies = { _ in DependencyValues.capture() },
    _ make: @escaping () -> some DependencyReader
  ) -> Case {
    .fixed("dependency, two threads, \(name)", per: "read") { _ in
      let sharedReader = scope(0).yield(make)
      let threads = (0..<2).map { number in
        let scope = scope(number)
        let reader = isShared ? sharedReader : scope.yield(make)
        return DependingThread(reader, in: scope, processor: number)
      }
      return .timed(
        Timed(operations: DependingThread.reads) { run(threads) },
        floor: Timed(operations: DependingThread.reads) { run([threads[0]]) },
        tree: { nil }
      )
    }
  }

  private static func run(_ threads: [DependingThread]) {
    for thread in threads { thread.start() }
    for thread in threads { thread.wait() }
  }
}

/// A thread that reads on request.
///
/// Each request makes many reads, so that the cost of the request is negligible.
private nonisolated final class DependingThread: Sendable {
  static let reads = 20_000
  private let begin = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)

  init(_ reader: some DependencyReader, in scope: EscapedDependencies, processor: Int) {
    Thread.detachNewThread { [begin, end] in
      Self.stay(on: processor)
      while true {
        begin.wait()
        scope.yield { blackHole(reader.sum(Self.reads)) }
        end.signal()
      }
    }
  }

  // Keeps the calling thread on one processor. Otherwise, the two threads would begin on the same
  // processor, and could finish before the system moves one of them to another processor.
  private static func stay(on processor: Int) {
    #if os(Linux)
    _ = setAffinity(0, MemoryLayout<UInt>.size, [1 << processor])
    #endif
  }

  func start() { begin.signal() }

  func wait() { end.wait() }
}

#if os(Linux)
// Swift's overlay of the C library does not export this function.
@_silgen_name("sched_setaffinity")
private nonisolated func setAffinity(
  _ thread: CInt,
  _ size: Int,
  _ processors: UnsafePointer<UInt>
) -> CInt
#endif
