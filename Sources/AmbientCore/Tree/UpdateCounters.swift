import AmbientGraph

/// How much work a tree did, in steps that do not depend on the machine.
public struct UpdateCounters: Equatable, Sendable {
  /// Bodies, writers and computed values that were looked at, whether or not they had to run.
  public let visited: Int

  /// Bodies, writers and computed values that a write marked as possibly stale.
  public let marked: Int

  /// Bodies, writers and other nodes that ran.
  public let nodesRun: Int

  /// Values that were computed from others: the reads of key paths.
  public let computed: Int

  init(_ counters: GraphCounters) {
    visited = counters.visited
    marked = counters.marked
    nodesRun = counters.effectsRun
    computed = counters.computed
  }
}
