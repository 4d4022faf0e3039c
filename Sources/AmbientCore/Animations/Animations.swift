import AmbientGraph

/// The running animations of a tree that plays animations on its clock.
@MainActor
final class Animations {
  private var runs: [ObjectIdentifier: AnimationRun] = [:]

  /// An effect without work; scheduling it causes an update.
  private var updateTrigger: Effect?

  /// Whether the animations have advanced since the last update.
  private var isStepping = false

  nonisolated init() {}

  var isEmpty: Bool { runs.isEmpty }

  /// The run of a node; nil if the node has none.
  ///
  /// The run is the animation of a value, or the work of ``ViewNode/onEachFrame(until:_:)``.
  subscript(node: ViewNode) -> AnimationRun? {
    get { runs[ObjectIdentifier(node)] }
    set { runs[ObjectIdentifier(node)] = newValue }
  }

  /// Adds another animation run for a node; the subscript does not return this run.
  func add(_ run: AnimationRun) { runs[ObjectIdentifier(run)] = run }

  /// Ends an animation run that ``add(_:)`` has added.
  func end(_ run: AnimationRun) {
    runs[ObjectIdentifier(run)] = nil
    run.cancel()
  }

  /// Advances all animations to the given time, in the order in which they started.
  func step(to time: Double, in tree: TreeState) {
    guard !runs.isEmpty else { return }
    isStepping = true
    for (key, run) in runs.sorted(by: { $0.value.number < $1.value.number }) {
      if run.node.isRetired {
        run.cancel()
        runs[key] = nil
      } else if !run.step(to: time), runs[key] === run {
        runs[key] = nil
      }
    }
    let trigger = updateTrigger ?? Effect(in: tree.graph)
    updateTrigger = trigger
    tree.graph.schedule(trigger)
  }

  /// Whether the current update only shows new values of the running animations.
  ///
  /// Such an update starts no other animation.
  func isStep(in graph: Graph) -> Bool { isStepping && graph.context == nil }

  func updateDidEnd() { isStepping = false }

  /// Returns the next time at which the clock must make a step, such as the end of an animation;
  /// nil if the clock need not make a step.
  ///
  /// `frame` is the time between two frames, in seconds.
  func deadline(after time: Double, frame: Double) -> Double? {
    let earliest = runs.values.map { $0.deadline(after: time, frame: frame) }.min() ?? .infinity
    return earliest.isFinite ? earliest : nil
  }

  func close() {
    for run in runs.values.sorted(by: { $0.number < $1.number }) { run.cancel() }
    runs = [:]
    updateTrigger?.retire()
    updateTrigger = nil
  }
}

extension TreeState {
  var animations: Animations {
    if let animations = self[Animations.self] { return animations }
    let animations = Animations()
    self[Animations.self] = animations
    return animations
  }

  /// The running animations; nil if there never were any.
  var animationsIfUsed: Animations? { self[Animations.self] }
}

extension ViewNode {
  /// The transaction of the update; an empty transaction if the update only shows new values of the
  /// running animations.
  @MainActor final var transactionOfChange: Transaction {
    if let animations = tree.animationsIfUsed, animations.isStep(in: graph) { return Transaction() }
    return transaction
  }

  /// Calls a closure at each step of the clock, until the closure returns nil or the node leaves
  /// the tree.
  ///
  /// The closure may write state. If the tree does not play animations on its clock, the closure is
  /// never called.
  ///
  /// - Parameters:
  ///   - next: The first time at which the clock must make a step.
  ///   - work: Receives the time, and returns the next time at which the clock must make a step.
  ///     If the result is infinity, the clock need not make a step. If the result is nil, the work
  ///     ends.
  @MainActor package func onEachFrame(
    until next: Double = .infinity,
    _ work: @escaping @MainActor (_ time: Double) -> Double?
  ) {
    guard tree.runsAnimations else { return }
    tree.animations[self] = FrameTask(of: self, until: next, work: work)
  }

  /// Ends the work that ``onEachFrame(until:_:)`` started.
  @MainActor package func endFrames() {
    if let animations = tree.animationsIfUsed, animations[self] is FrameTask {
      animations[self] = nil
    }
  }
}
