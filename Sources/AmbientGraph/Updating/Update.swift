import AmbientSupport

extension Graph {
  /// Pull: does what others left in ``inbox``, then runs, in the order of the tree, every effect of
  /// which a source really changed.
  ///
  /// What effects cause behind themselves is done at once; what they cause for themselves, or for
  /// effects whose turn is over, waits for the next update. Writes that carry different contexts are applied
  /// by different updates, in the order of the writes.
  ///
  /// - Complexity: O(possibly stale effects and what they read). Nothing that is clean is visited.
  @MainActor public func update() {
    guard !isUpdating else { return }
    isUpdating = true
    updates += 1
    applyDeferredWrites()
    // Within the update, because what it wakes is about to run and needs no other.
    inbox.drain()
    announcements.look()
    takeContext()
    var late: [Effect] = []
    while let next = queue.popFirst() {
      current = next
      next.with { effect in
        if hasHadItsTurn(effect) {
          late.append(effect)
        } else if let cause = causeToRun(effect) {
          run(effect, cause)
        }
      }
      current = nil
      if departed != nil { departed = nil }
    }
    lastToRun = nil
    isUpdating = false
    announcing(isWrite: false) {
      for effect in late where effect.state != .retired { queue.insert(effect) }
    }
    if hasDeferredWrites, queue.isEmpty { onNeedsUpdate?() }
  }

  /// Tells the queue that effects have moved in the tree.
  public func orderChanged() { queue.reorder() }

  private var endOfNumber: UInt32 { UInt32(truncatingIfNeeded: updates) }

  private func hasHadItsTurn(_ effect: Effect) -> Bool {
    if effect.hasRun, effect.lastUpdate == endOfNumber { return true }
    return lastToRun?.with { !$0.precedes(effect) } ?? false
  }

  private func causeToRun(_ effect: Effect) -> Cause? {
    counters.visited += 1
    if effect.state == .stale { return .scheduled }
    // Clean from here on, so that it waits again if it is marked while its sources are computed.
    effect.state = .clean
    var next = effect.firstEdge
    while let edge = next {
      if let source = edge.pointee.unretainedSource {
        if source.with({ $0.state != .clean }) {
          source.with { bringUpToDate($0) }
          guard effect.state != .retired else { return nil }
        }
        if edge.pointee.isOutdated {
          // What has marked it meanwhile is more than this source.
          return effect.state == .clean ? .changed(source) : .scheduled
        }
      }
      next = edge.pointee.nextSource
    }
    return nil
  }

  @MainActor private func run(_ effect: Effect, _ cause: Cause) {
    counters.effectsRun += 1
    self.cause = cause
    if let onRun { onRun(effect, cause.reason) }
    lastToRun = Unretained(effect)
    effect.lastUpdate = endOfNumber
    // It sees everything that it may have been marked for since it was taken out.
    queue.remove(effect)
    let outer = beginRun(of: effect)
    effect.run()
    endRun(of: effect, outer)
    effect.hasRun = true
  }
}

/// A reason to run, not retained because hardly ever somebody wants to know it.
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

extension Graph {
  /// What the effect that is running has read in its last run, and has changed since.
  ///
  /// Of what it has read again already, only the first source is known that lets it run.
  ///
  /// - Complexity: O(sources), and the work to bring them up to date.
  public var changedSources: [Source] {
    guard let effect = running as? Effect else { return [] }
    var changed: [Source] = []
    if case .changed(let source) = cause { changed.append(source.object) }
    for edge in effect.readEdges {
      guard let source = edge.pointee.source else { continue }
      if source.state != .clean { bringUpToDate(source) }
      let isKnown = changed.contains { $0 === source }
      if edge.pointee.isOutdated, !isKnown { changed.append(source) }
    }
    return changed
  }
}
