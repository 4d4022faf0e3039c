import AmbientGraph

/// The amount of work that a tree did, in steps that do not depend on the machine.
public struct UpdateCounters: Equatable, Sendable {
  /// The number of bodies, writers, and computed values that updates checked, whether or not they
  /// ran.
  public let visited: Int

  /// The number of bodies, writers, and computed values that writes marked as possibly stale.
  public let marked: Int

  /// The number of bodies, writers, and other nodes that ran.
  public let nodesRun: Int

  /// The number of computed values that were computed, such as the reads of key paths.
  public let computed: Int

  init(_ counters: GraphCounters) {
    visited = counters.visited
    marked = counters.marked
    nodesRun = counters.effectsRun
    computed = counters.computed
  }
}
