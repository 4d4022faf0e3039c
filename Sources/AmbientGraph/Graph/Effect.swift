package import AmbientSupport

/// A vertex that does work, and runs again after a change of a source that it has read.
///
/// Effects have positions in the order of the tree. An update runs them in this order, each at most
/// once. When an effect writes, effects after it see the change in the same update. The effect
/// itself and the effects before it see the change in the next update.
open class Effect: Vertex, QueueMember {
  // Small fields come first, to use the free bytes after the superclass's fields.

  /// Whether the effect has run at least once.
  @exclusivity(unchecked) public final internal(set) var hasRun = false

  /// The low 32 bits of the number of the last update that ran the effect.
  ///
  /// The graph compares these bits with the current update, and runs the effect only once per
  /// update.
  @exclusivity(unchecked) final var lastUpdate: UInt32 = 0

  // Membership in an `OrderedQueue`, which sets these three fields.
  @exclusivity(unchecked) final var positionInQueue: QueuePosition?

  @exclusivity(unchecked) final var previousInQueue: Unretained<Effect>?
  @exclusivity(unchecked) final var nextInQueue: Unretained<Effect>?

  // Membership in an `OrderedList`, which sets these three fields.
  @exclusivity(unchecked) final var previousInOrder: Unretained<Effect>?
  @exclusivity(unchecked) final var nextInOrder: Unretained<Effect>?
  @exclusivity(unchecked) final var orderLabel: UInt64 = 0

  /// Creates an effect that has not run yet; ``Graph/schedule(_:)`` makes the next update run it.
  ///
  /// Call ``retire()`` before you release the effect.
  ///
  /// - Parameter graph: The graph that runs the effect.
  public init(in graph: Graph) { super.init(graph: graph, state: .clean) }

  deinit {
    // A retired effect may be released on any thread. It is in none of the graph's lists any more,
    // and must not access them.
    guard state != .retired else { return }
    precondition(!isCurrent, "An effect was released while it was running, before it was retired.")
    leave()
  }

  /// Does the work of the effect.
  ///
  /// Every subclass overrides this.
  @MainActor open func run() {}

  override final func becamePossiblyStale(in writing: Graph) { graph.queue.insert(self) }

  /// The effect that follows this effect in the order of the tree.
  public final var next: Effect? { nextInOrder?.object }

  /// The effect that precedes this effect in the order of the tree.
  public final var previous: Effect? { previousInOrder?.object }

  /// The preceding effect as an unretained reference.
  ///
  /// The reference is cleared before the preceding effect is released.
  package final var unretainedPrevious: Unretained<Effect>? { previousInOrder }

  /// Returns whether this effect precedes another one in the order of the tree.
  ///
  /// - Parameter other: An effect of the same graph.
  /// - Returns: Whether this effect comes first.
  /// - Complexity: O(1).
  public final func precedes(_ other: Effect) -> Bool { orderLabel < other.orderLabel }

  /// Removes the effect from the graph permanently.
  ///
  /// The effect then has no sources, and never runs again.
  public final func retire() {
    if isCurrent { graph.retiredCurrent = self }
    leave()
  }

  private final var isCurrent: Bool {
    graph.current == Unretained(self)
  }

  private final func leave() {
    graph.removeEdges(of: self)
    graph.queue.remove(self)
    if graph.lastToRun == Unretained(self) {
      graph.lastToRun = previousInOrder
    }
    graph.effects.remove(self)
    state.retire()
  }
}

/// The reason why an effect ran.
public enum RunReason {
  /// The effect had to run, whether or not a source has changed.
  ///
  /// For example, the effect is new, or its creator gave it different values.
  case scheduled
  /// The effect read the source in its last run, and the source has changed since then.
  case changed(Source)
}

/// The reason for a run, in the form in which the graph stores it.
///
/// The source is unretained, because retaining the source would take time in each run.
enum Cause {
  case scheduled
  case changed(Unretained<Source>)

  var reason: RunReason {
    switch self {
    case .scheduled: .scheduled
    case .changed(let source): .changed(source.object)
    }
  }
}
