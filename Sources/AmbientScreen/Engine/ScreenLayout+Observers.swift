import AmbientHosting
import AmbientSupport

extension ScreenLayout {
  /// Notifies the observers of geometries and of scroll views, in one round of ``LayoutRepeats``.
  ///
  /// If the observers are in a cycle, the cycle ends with a warning, and no observer is notified in
  /// this round.
  func notifyObservers() {
    repeats.beginRound()
    let geometries = observers.newEvents(in: self)
    let scrolls = scrollObservers.newEvents(in: self)
    if repeats.isCycle {
      let cycles =
        observers.endCycle(of: geometries, withMoved: scrolls.isEmpty, in: self)
        + scrollObservers.endCycle(of: scrolls, in: self)
      Diagnostic.layoutDoesNotSettle(cycles).warn()
    } else {
      observers.send(geometries, in: self)
      scrollObservers.send(scrolls, in: self)
    }
  }

  /// Whether elements wait for a notification.
  var hasWaitingObservers: Bool { observers.areWaiting || scrollObservers.areWaiting }
}
