package import AmbientSupport

/// Work on the outside that is done again when something it read has changed.
///
/// Effects have a place in the order of the tree, and run at most once in an update, in that order. What
/// one of them writes is seen by those behind it in the same update, and by itself and those in front of
/// it in the next.
open class Effect: Vertex {
  // What is small comes first, where the superclass has left room.

  /// Whether it ran before.
  @exclusivity(unchecked) public final internal(set) var hasRun = false

  /// The update in which it ran last: the end of its number, for which there is room.
  @exclusivity(unchecked) final var lastUpdate: UInt32 = 0

  // Membership in `EffectQueue`, which keeps these three.
  @exclusivity(unchecked) final var placeInQueue: EffectQueue.Place?

  @exclusivity(unchecked) final var previousInQueue: Unretained<Effect>?
  @exclusivity(unchecked) final var nextInQueue: Unretained<Effect>?

  // Membership in `TreeOrder`, which keeps these three.
  @exclusivity(unchecked) final var previousInOrder: Unretained<Effect>?
  @exclusivity(unchecked) final var nextInOrder: Unretained<Effect>?
  @exclusivity(unchecked) final var orderLabel: UInt64 = 0

  /// Makes an effect that has not run yet; ``Graph/schedule(_:)`` lets the next update run it.
  ///
  /// Call ``retire()`` before you let go of it.
  public init(in graph: Graph) { super.init(graph: graph, state: .clean) }

  deinit {
    // Once retired, it may go away on any thread, and looks at nothing.
    guard state != .retired else { return }
    precondition(!isCurrent, "An effect was let go in its turn, and not retired before.")
    leave()
  }

  /// Does the work; overridden by every subclass.
  @MainActor open func run() {}

  override final func becamePossiblyStale(in writing: Graph) { graph.queue.insert(self) }

  /// The effect that follows in the order of the tree.
  public final var next: Effect? { nextInOrder?.object }

  /// The effect that precedes in the order of the tree.
  public final var previous: Effect? { previousInOrder?.object }

  /// The same, not counted: it is removed from the order before it goes away.
  package final var unretainedPrevious: Unretained<Effect>? { previousInOrder }

  /// Whether it comes before another effect in the order of the tree.
  ///
  /// - Complexity: O(1).
  public final func precedes(_ other: Effect) -> Bool { orderLabel < other.orderLabel }

  /// Takes it out of the graph for good: it reads nothing, and never runs again.
  public final func retire() {
    if isCurrent { graph.departed = self }
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
    graph.order.remove(self)
    state = .retired
  }
}

/// Why an effect ran.
public enum RunReason {
  /// It was scheduled: it is new, or its owner gave it other inputs.
  case scheduled
  /// A source that it read in its last run has another value.
  case changed(Source)
}
