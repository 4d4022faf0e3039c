package import AmbientSupport

/// Work outside of the graph that runs again when a source that it read has changed.
///
/// Effects have positions in the order of the tree. In an update, each of them runs at most once,
/// in that order. When an effect writes, effects after it see the change in the same update. The
/// effect itself and those before it see it in the next update.
open class Effect: Vertex, QueueMember {
  // Small fields come first, where the superclass has left space.

  /// Whether it has run at least once.
  @exclusivity(unchecked) public final internal(set) var hasRun = false

  /// The low 32 bits of the number of the update in which it ran last.
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
  public init(in graph: Graph) { super.init(graph: graph, state: .clean) }

  deinit {
    // A retired effect may be released on any thread, and accesses nothing.
    guard state != .retired else { return }
    precondition(!isCurrent, "An effect was released while it was running, before it was retired.")
    leave()
  }

  /// Does the work.
  ///
  /// Every subclass overrides this.
  @MainActor open func run() {}

  override final func becamePossiblyStale(in writing: Graph) { graph.queue.insert(self) }

  /// The effect that follows in the order of the tree.
  public final var next: Effect? { nextInOrder?.object }

  /// The effect that precedes in the order of the tree.
  public final var previous: Effect? { previousInOrder?.object }

  /// The preceding effect as an unretained reference, which is removed before the effect is
  /// released.
  package final var unretainedPrevious: Unretained<Effect>? { previousInOrder }

  /// Returns whether it precedes another effect in the order of the tree.
  ///
  /// - Complexity: O(1).
  public final func precedes(_ other: Effect) -> Bool { orderLabel < other.orderLabel }

  /// Removes it from the graph permanently: it has no sources left and never runs again.
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
  /// It was scheduled, because it is new or because its owner gave it different inputs.
  case scheduled
  /// The value of a source that it read in its last run has changed.
  case changed(Source)
}

/// The reason for a run.
///
/// Its source is unretained, because the reason is rarely asked for.
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
