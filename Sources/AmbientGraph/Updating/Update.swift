import AmbientSupport

extension Graph {
  /// Runs every effect that is scheduled or has a changed source, in the order of the tree.
  ///
  /// The update first does the work that other threads left in ``inbox``.
  ///
  /// Effects may be invalidated during the update. This update runs those that come after the
  /// current effect in the tree. The next update runs the current effect and those before it.
  ///
  /// A write can have a ``WriteContext``, such as an animation. Writes with different contexts are
  /// applied by different updates, in the order of the writes.
  ///
  /// Nothing happens if an update is already running.
  ///
  /// - Complexity: O(possibly stale effects and their sources). Clean vertices are not visited.
  @MainActor public func update() {
    guard !isUpdating else { return }
    isUpdating = true
    updates += 1
    applyDeferredWrites()
    // The work of other threads is done within the update. The effects that the work invalidates
    // then run in the same update, and the host does not have to be notified.
    inbox.drain()
    announcements.invalidateReaders()
    takeContext()
    var postponed: [Effect] = []
    while let next = queue.popFirst() {
      current = next
      next.with { effect in
        if hasPassed(effect) {
          postponed.append(effect)
        } else if let cause = causeToRun(effect) {
          run(effect, cause)
        }
      }
      current = nil
      if retiredCurrent != nil { retiredCurrent = nil }
    }
    lastToRun = nil
    isUpdating = false
    notifyingHost(isWrite: false) {
      for effect in postponed where effect.state != .retired { queue.insert(effect) }
    }
    if hasDeferredWrites, queue.isEmpty { onNeedsUpdate?() }
  }

  private var truncatedUpdateNumber: UInt32 { UInt32(truncatingIfNeeded: updates) }

  private func hasPassed(_ effect: Effect) -> Bool {
    if effect.hasRun, effect.lastUpdate == truncatedUpdateNumber { return true }
    return lastToRun?.with { !$0.precedes(effect) } ?? false
  }

  private func causeToRun(_ effect: Effect) -> Cause? {
    counters.visited += 1
    if effect.state.beginVisit() { return .scheduled }
    var next = effect.firstEdge
    while let edge = next {
      if let source = edge.pointee.unretainedSource {
        if source.with({ $0.state != .clean }) {
          source.with { bringUpToDate($0) }
          guard effect.state != .retired else { return nil }
        }
        if edge.pointee.isOutdated {
          // If the effect is not clean, a write has marked the effect while this loop checked its
          // sources. The change of `source` is then not the only reason to run the effect.
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
    effect.lastUpdate = truncatedUpdateNumber
    // The check of the sources may have put the effect into the queue again. This run already sees
    // the changes that the check has found.
    queue.remove(effect)
    let outer = beginRun(of: effect)
    effect.run()
    endRun(of: effect, outer)
    effect.hasRun = true
  }
}

extension Graph {
  /// The sources that have changed since the running effect read them in its previous run.
  ///
  /// A source that the current run has already read again is left out, unless this source caused
  /// the run.
  ///
  /// - Complexity: O(sources), and the work to bring them up to date.
  public var changedSources: [Source] {
    guard let effect = running as? Effect else { return [] }
    var changed: [Source] = []
    if case .changed(let source) = cause { changed.append(source.object) }
    for edge in effect.readEdges {
      guard let source = edge.pointee.source else { continue }
      if source.state != .clean { bringUpToDate(source) }
      let isListed = changed.contains { $0 === source }
      if edge.pointee.isOutdated, !isListed { changed.append(source) }
    }
    return changed
  }
}
