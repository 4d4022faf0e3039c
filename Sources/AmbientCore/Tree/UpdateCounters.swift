import AmbientGraph

/// The work that a tree did, counted in steps and not in time.
public struct UpdateCounters: Equatable, Sendable {
  /// The number of bodies, writers, and derived values that were checked in updates, whether or not
  /// they ran.
  public let visited: Int

  /// The number of bodies, writers, and derived values that were marked as possibly stale by
  /// writes.
  public let marked: Int

  /// The number of bodies, writers, and other nodes that ran.
  public let nodesRun: Int

  /// The number of times that derived values were computed.
  public let computed: Int

  init(_ counters: GraphCounters) {
    visited = counters.visited
    marked = counters.marked
    nodesRun = counters.effectsRun
    computed = counters.computed
  }
}
