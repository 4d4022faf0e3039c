package import AmbientGraph
import Synchronization

/// The view whose body runs, found without a binding: bodies that read no dependencies pay nothing.
package enum RunningView {
  private static let graph = Atomic<UInt>(0)

  /// Names the graph that updates views during some work.
  @inlinable
  package static func during<Result>(
    updatesOf graph: Graph,
    _ work: () throws -> Result
  ) rethrows -> Result {
    let outer = replace(UInt(bitPattern: Unmanaged.passUnretained(graph).toOpaque()))
    defer { _ = replace(outer) }
    return try work()
  }

  @usableFromInline
  static func replace(_ new: UInt) -> UInt { graph.exchange(new, ordering: .relaxed) }

  /// Where the view reads that runs on this thread; nil outside of bodies.
  static var scope: Scope? {
    guard let address = UnsafeRawPointer(bitPattern: graph.load(ordering: .relaxed)) else {
      return nil
    }
    // Alive, because it is being updated; and of interest to the thread alone that updates it.
    return Unmanaged<Graph>.fromOpaque(address)._withUnsafeGuaranteedRef { graph in
      (graph.running as? any EnvironmentReader)?.readingScope
    }
  }
}
