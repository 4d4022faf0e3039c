import AmbientHosting
import AmbientSupport
import AmbientViews

extension ScreenLayout {
  /// Notifies the observers of geometries and of scroll views, and each `ViewThatFits` that shows
  /// another view than before, in one round of ``LayoutRepeats``.
  ///
  /// If the observers are in a cycle, one of them ends, and no observer is notified in this round.
  /// The other observers may only depend on that one. If they are in a cycle too, they end in later
  /// rounds.
  func notifyObservers() {
    repeats.beginRound()
    let geometries = observers.newEvents(in: self)
    let scrolls = scrollObservers.newEvents(in: self)
    let choices = fittingViews.newEvents(in: self)
    guard repeats.isCycle else {
      observers.send(geometries, in: self)
      scrollObservers.send(scrolls, in: self)
      // The update that an observer needs may change the choices.
      if !tree.needsUpdate { fittingViews.send(choices, in: self) }
      return
    }
    while let cycle = endFirst(of: geometries, scrolls, choices) {
      cycles.append(cycle)
      if !repeats.hasTooManyRounds { break }
    }
  }

  /// Ends the observer that most probably causes a cycle.
  ///
  /// An action can write state. The content of a geometry reader and the views with a matched
  /// geometry rarely do that. Views that are only moved rarely move others.
  private func endFirst(
    of geometries: [ObjectIdentifier: GeometryObservers.Reader],
    _ scrolls: [ScrollObservers.Notice],
    _ choices: [FittingViews.Choice]
  ) -> LayoutCycle? {
    observers.endFirst(of: geometries, in: self) { node, isResized in
      isResized && node.element?.kind != .geometryReader
        && node.element?.kind != .matchedGeometry
    } ?? scrollObservers.endFirst(of: scrolls, in: self)
      ?? fittingViews.endFirst(of: choices, in: self)
      ?? observers.endFirst(of: geometries, in: self) { _, isResized in isResized }
      ?? observers.endFirst(of: geometries, in: self) { _, _ in true }
  }

  /// Forgets the values that the observers got, and reports the cycles that were cut.
  func finishRounds() {
    repeats.reset()
    guard !cycles.isEmpty else { return }
    Diagnostic.layoutDoesNotSettle(cycles).warn()
    cycles = []
  }

  /// Whether elements wait for a notification.
  var hasWaitingObservers: Bool {
    observers.areWaiting || scrollObservers.areWaiting || fittingViews.areWaiting
  }
}
