import AmbientSupport
package import AmbientGraph
import Synchronization

/// The view whose body runs, found without a binding: bodies that read no dependencies pay nothing.
package enum RunningView {
  /// The thread that updates views now; 0 if none does.
  private static let thread = Atomic<UInt>(0)

  // Only the thread that is named looks at it, while it keeps the graph alive.
  private nonisolated(unsafe) static var graph: Unretained<Graph>?

  /// What was named before.
  package struct Outer {
    let graph: Unretained<Graph>?
    let thread: UInt
  }

  /// Names the graph that updates views from now on, which one thread does at a time.
  package static func begin(_ graph: Graph) -> Outer {
    let outer = Outer(graph: Self.graph, thread: thread.load(ordering: .relaxed))
    Self.graph = Unretained(graph)
    thread.store(currentThread(), ordering: .relaxed)
    return outer
  }

  /// Names again what was named before.
  package static func end(_ outer: Outer) {
    thread.store(outer.thread, ordering: .relaxed)
    graph = outer.graph
  }

  /// Where the view reads that runs on this thread; nil outside of bodies.
  static var scope: Scope? {
    let updating = thread.load(ordering: .relaxed)
    guard updating != 0, updating == currentThread() else { return nil }
    return graph?.with { $0.running?.readingScope }
  }
}
