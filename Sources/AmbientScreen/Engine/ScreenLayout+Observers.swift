import AmbientHosting
import AmbientSupport
import AmbientViews

extension ScreenLayout {
  /// Notifies the observers of geometries and of scroll views, and each `ViewThatFits` that has
  /// to show a different view, in one round of ``LayoutRepeats``.
  ///
  /// If the observers are in a cycle, the method ends one of them: this observer gets no more
  /// values until the layout has settled. The other observers wait for the next round, because the
  /// ended observer may have been the only cause of the cycle. If they are in a cycle of their own,
  /// later rounds end one observer after the other. After too many rounds, the method ends all
  /// observers of the round.
  func notifyObservers() {
    repeats.beginRound()
    let geometries = observers.newEvents(in: self)
    let scrolls = scrollObservers.newEvents(in: self)
    let choices = fittingViews.newEvents(in: self)
    guard repeats.isCycle else {
      observers.send(geometries, in: self)
      scrollObservers.send(scrolls, in: self)
      // If an action of an observer wrote state, the tree needs an update. The update may resize
      // views, and each `ViewThatFits` then chooses again.
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
  /// Resized views with an action come first, because an action can write state. Scroll views and
  /// `ViewThatFits` follow. Resized geometry readers and views with a matched geometry come later,
  /// because they rarely cause a write to state. Views that have only moved come last, because they
  /// rarely move other views.
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

  /// Forgets the values that the observers got, and reports the cycles that were stopped.
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
