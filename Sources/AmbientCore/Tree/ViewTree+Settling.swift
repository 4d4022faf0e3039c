import AmbientGraph
package import AmbientSupport

extension ViewTree {
  /// Updates until nothing is left to do.
  ///
  /// Each update applies what other threads have written when it begins. A thread that writes without end
  /// does not hold this up: after a hundred updates for such writes alone, the rest is left to the next
  /// call, for which ``onUpdateNeeded`` has asked already.
  ///
  /// Views that change each other without an end are reported after a thousand updates; what they
  /// still ask for is left to the next call.
  public func settle() {
    guard !isUpdating, !isUnmounting else { return }
    state.graph.announcements.lookAgain()
    var updates = 0
    var arrivals = 0
    while true {
      while needsUpdate, updates < Self.updateLimit {
        if isNeededByOtherThreadsAlone {
          guard arrivals < Self.arrivalLimit else { break }
          arrivals += 1
        }
        updateOnce()
        updates += 1
      }
      if updates == Self.updateLimit, needsUpdate { reportUnrest() }
      guard comeToRest() else { return }
      guard needsUpdate, updates < Self.updateLimit, arrivals < Self.arrivalLimit else { return }
    }
  }

  /// Notes that nothing is left to do, and does what waited for that.
  ///
  /// - Returns: Whether something waited.
  @discardableResult
  func comeToRest() -> Bool {
    state.cameToRest()
    guard EventEnd.mayCome else { return false }
    state.graph.own(EventEnd.come)
    return true
  }

  private static let updateLimit = 1_000

  /// How many updates one ``settle()`` makes for writes of other threads alone.
  private static let arrivalLimit = 100

  private var isNeededByOtherThreadsAlone: Bool {
    !state.graph.hasWaitingEffects && !state.hasActions && !state.graph.inbox.isEmpty
      && state.graph.inbox.holdsOnlyWorkOfOtherThreads
  }

  /// Updates a few times more, and tells which bodies run, if there is still something left then.
  private func reportUnrest() {
    var names: [String] = []
    let onRun = state.graph.onRun
    state.graph.onRun = { effect, reason in
      onRun?(effect, reason)
      if let name = (effect as? ViewNode)?.bodyName, !names.contains(name) { names.append(name) }
    }
    for _ in 0..<10 where needsUpdate { updateOnce() }
    state.graph.onRun = onRun
    if needsUpdate { Diagnostic.didNotComeToRest(after: Self.updateLimit, bodies: names).warn() }
  }
}

extension Diagnostic {
  package static func didNotComeToRest(after updates: Int, bodies: [String]) -> Diagnostic {
    Diagnostic(
      """
      The tree did not come to rest after \(updates) updates in a row; \
      what is left waits for the next.
      """,
      facts: [("Ran last", bodies.isEmpty ? "no body" : bodies.joined(separator: ", "))],
      remedies: [
        "Only read in 'body': write state and observable objects in an action.",
        "Let 'onAppear' and 'onChange' write only when the value differs from the one there.",
      ]
    )
  }
}
