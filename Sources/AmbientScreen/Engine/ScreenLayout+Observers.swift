import AmbientHosting
import AmbientSupport

extension ScreenLayout {
  /// Notifies the observers of geometries and of scroll views, and each `ViewThatFits` that shows
  /// another view than before, in one round of ``LayoutRepeats``.
  ///
  /// If the observers are in a cycle, the cycle ends with a warning, and no observer is notified in
  /// this round.
  func notifyObservers() {
    repeats.beginRound()
    let geometries = observers.newEvents(in: self)
    let scrolls = scrollObservers.newEvents(in: self)
    let choices = fittingViews.newEvents(in: self)
    if repeats.isCycle {
      let cycles =
        observers.endCycle(of: geometries, withMoved: scrolls.isEmpty && choices.isEmpty, in: self)
        + scrollObservers.endCycle(of: scrolls, in: self)
        + fittingViews.endCycle(of: choices, in: self)
      Diagnostic.layoutDoesNotSettle(cycles).warn()
    } else {
      observers.send(geometries, in: self)
      scrollObservers.send(scrolls, in: self)
      // The update that an observer needs may change the choices.
      if !tree.needsUpdate { fittingViews.send(choices, in: self) }
    }
  }

  /// Whether elements wait for a notification.
  var hasWaitingObservers: Bool {
    observers.areWaiting || scrollObservers.areWaiting || fittingViews.areWaiting
  }
}
