import Ambient
import BenchmarkHarness
import Foundation

/// Reads of an installed `@Environment` outside of bodies.
///
/// One case reads on the main thread between updates, as the action of a timer does. The other case
/// reads on another thread, which never owns the tree.
enum OutsideReads {
  private static var installed: Environment<Int>?

  static func onMainThread() -> Subject {
    let (stage, property) = stage()
    return .timed(
      Timed(operations: ReadFloor.reads) {
        var sum = 0
        for _ in 0..<ReadFloor.reads { sum &+= property.wrappedValue }
        blackHole(sum)
      },
      floor: ReadFloor.loads(),
      tree: { stage.tree }
    )
  }

  static func onAnotherThread() -> Subject {
    let (stage, property) = stage()
    let reader = ReadingThread(property)
    return .timed(
      Timed(operations: ReadingThread.reads) { reader.readAll() },
      floor: ReadFloor.loads(),
      tree: { stage.tree }
    )
  }

  private static func stage() -> (Stage, Environment<Int>) {
    let stage = Stage {
      Button("") {}
      Capturing { installed = $0 }.environment(\.tint, 5)
    }
    guard let property = installed else { preconditionFailure("The view did not appear.") }
    return (stage, property)
  }
}

/// Passes its property to a closure, for other threads to read.
private struct Capturing: View {
  @Environment(\.tint) private var tint
  let capture: (Environment<Int>) -> Void

  init(_ capture: @escaping (Environment<Int>) -> Void) { self.capture = capture }

  var body: some View {
    let _ = capture(_tint)
    Text(verbatim: Words.text(tint))
  }
}

/// A thread that reads on request.
///
/// Each request makes many reads, so that the cost of the request is negligible.
private nonisolated final class ReadingThread: Sendable {
  static let reads = 100_000
  private let start = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)

  init(_ property: Environment<Int>) {
    Thread.detachNewThread { [start, end] in
      while true {
        start.wait()
        var sum = 0
        for _ in 0..<Self.reads { sum &+= property.wrappedValue }
        blackHole(sum)
        end.signal()
      }
    }
  }

  func readAll() {
    start.signal()
    end.wait()
  }
}
