import AmbientGraph
package import AmbientSupport

extension ViewTree {
  /// Updates until no work is left.
  ///
  /// Each update begins with the writes of other threads. The call makes at most a hundred updates
  /// that are needed only because of such writes. Therefore a thread that never stops writing
  /// cannot block the call. The remaining writes wait for the next call, which ``onUpdateNeeded``
  /// has already requested.
  ///
  /// Views that change each other without end cause a warning after a thousand updates. Their
  /// remaining work waits for the next call.
  ///
  /// A host that shows each intermediate state calls ``update()`` instead.
  public func settle() {
    guard !isUpdating, !isUnmounting else { return }
    settling { isOutermost in
      state.graph.announcements.recheckUnconfirmed()
      var updates = 0
      var offThreadUpdates = 0
      var converges = true
      repeat {
        while needsUpdate, updates < Self.updateLimit {
          if isNeededByOtherThreadsAlone {
            guard offThreadUpdates < Self.offThreadUpdateLimit else { break }
            offThreadUpdates += 1
          }
          updateOnce()
          updates += 1
        }
        if needsUpdate, updates == Self.updateLimit {
          converges = false
          reportNonconvergence()
        }
        finishUpdates()
        layOut(isOutermost: isOutermost)
      } while needsUpdate && converges
        && (offThreadUpdates < Self.offThreadUpdateLimit || !isNeededByOtherThreadsAlone)
    }
  }

  /// Does the work of `update()` or `settle()`, and then drops old states of rows.
  ///
  /// When a row returns to the tree, each of its views takes the states that it had before. The
  /// states that no view of the returned row has taken are dropped.
  ///
  /// A host may call `update()` or `settle()` during a layout, which an outer call has started.
  /// The states are dropped at the end of the outer call, unless it leaves work.
  ///
  /// - Parameter work: The work. Its parameter tells whether this is the outermost call.
  func settling(_ work: (_ isOutermost: Bool) -> Void) {
    let isOutermost = !isSettling
    isSettling = true
    work(isOutermost)
    guard isOutermost else { return }
    isSettling = false
    if !needsUpdate { state[StateKeeper.self]?.dropUntakenStorage() }
  }

  /// Lets the host lay out the elements if the tree needs no update, and then does the work that
  /// waited for the layout.
  ///
  /// If the tree still needs no update after this work, the layout has settled.
  ///
  /// - Parameter isOutermost: Whether no other layout is running.
  func layOut(isOutermost: Bool) {
    if !needsUpdate { onSettled?() }
    guard isOutermost, !needsUpdate else { return }
    state.layoutDidEnd()
    if !needsUpdate { state.layoutSettleNumber += 1 }
  }

  /// Records the end of a series of updates, and runs the actions that wait for the end of an
  /// event.
  func finishUpdates() {
    state.settleNumber += 1
    if EventCompletionQueue.canRunActions { state.graph.own(EventCompletionQueue.runActions) }
  }

  private static let updateLimit = 1_000

  private static let offThreadUpdateLimit = 100

  /// Whether an update is needed only because of writes of other threads.
  package var isNeededByOtherThreadsAlone: Bool {
    !state.graph.hasWaitingWork && !state.hasActions && !state.graph.inbox.isEmpty
      && state.graph.inbox.holdsOnlyWorkOfOtherThreads
  }

  /// Makes ten more updates, and warns if work is still left.
  ///
  /// The warning names the bodies that ran in these updates.
  private func reportNonconvergence() {
    var names: [String] = []
    let onRun = state.graph.onRun
    state.graph.onRun = { effect, reason in
      onRun?(effect, reason)
      if let name = (effect as? ViewNode)?.bodyName, !names.contains(name) { names.append(name) }
    }
    for _ in 0..<10 where needsUpdate { updateOnce() }
    state.graph.onRun = onRun
    if needsUpdate { Diagnostic.didNotSettle(after: Self.updateLimit, bodies: names).warn() }
  }
}

extension Diagnostic {
  package static func didNotSettle(after updates: Int, bodies: [String]) -> Diagnostic {
    Diagnostic(
      """
      The tree did not settle after \(updates) updates in a row; \
      the remaining work waits for the next update.
      """,
      facts: [("Ran last", bodies.isEmpty ? "no body" : bodies.joined(separator: ", "))],
      remedies: [
        "Only read in 'body': write state and observable objects in an action.",
        "Let 'onAppear' and 'onChange' write only when the new value differs from the current one.",
      ]
    )
  }
}
