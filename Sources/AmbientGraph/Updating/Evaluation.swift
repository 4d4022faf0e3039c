extension Graph {
  /// Pull: does what others left in ``inbox``, then runs, in the order of the tree, every effect of which
  /// a source really changed.
  ///
  /// - Complexity: O(possibly stale effects and what they read). Nothing that is clean is visited.
  @MainActor public func update() {
    isUpdating = true
    defer { isUpdating = false }
    // Within the update, because what it wakes is about to run and needs no other.
    inbox.drain()
    while let effect = queue.popFirst() {
      effect.isQueued = false
      guard effect.state != .retired else { continue }
      counters.visited += 1
      guard let reason = reasonToRun(effect) else {
        effect.state = .clean
        continue
      }
      counters.effectsRun += 1
      onRun?(effect, reason)
      run(effect) { effect.run(because: reason) }
      effect.hasRun = true
    }
  }

  /// Forgets the effects that wait, when none of them is to run any more.
  public func dropWaitingEffects() { queue.removeAll() }

  /// Tells the queue that effects have moved in the tree.
  public func orderChanged() { queue.reorder() }

  private func reasonToRun(_ effect: Effect) -> RunReason? {
    if effect.state == .stale { return .scheduled }
    guard effect.state == .possiblyStale else { return nil }
    var next = effect.firstEdge
    while let edge = next {
      let source = edge.pointee.source
      source.refresh()
      if source.changedAt != edge.pointee.seen { return .changed(source) }
      next = edge.pointee.nextSource
    }
    return nil
  }

  /// Brings a derived value up to date, and before it everything that it read.
  ///
  /// The vertices that wait for their sources are in a list, not on the machine's stack, so that a
  /// chain of any length can be walked.
  func bringUpToDate(_ target: AnyDerived) {
    var waiting: [(vertex: AnyDerived, next: EdgePointer?)] = []
    begin(target, &waiting)
    while let (vertex, edge) = waiting.last {
      guard let edge else {
        // All sources are as they were.
        vertex.state = .clean
        waiting.removeLast()
        continue
      }
      let source = edge.pointee.source
      if let derived = source as? AnyDerived, derived.state != .clean {
        begin(derived, &waiting)
      } else if source.changedAt != edge.pointee.seen {
        waiting.removeLast()
        compute(vertex)
      } else {
        waiting[waiting.count - 1].next = edge.pointee.nextSource
      }
    }
  }

  private func begin(
    _ vertex: AnyDerived,
    _ waiting: inout [(vertex: AnyDerived, next: EdgePointer?)]
  ) {
    counters.visited += 1
    switch vertex.state {
    case .running:
      reportCycle(through: vertex, waiting.map(\.vertex))
    case .stale:
      compute(vertex)
    default:
      vertex.state = .running
      waiting.append((vertex, vertex.firstEdge))
    }
  }

  private func compute(_ vertex: AnyDerived) {
    counters.computed += 1
    computing.append(vertex)
    vertex.recompute()
    computing.removeLast()
  }
}
