public import AmbientGraph

extension ViewNode {
  /// Runs a closure for a view.
  ///
  /// If the closure reads an observable property, the node runs again after that property changes.
  ///
  /// The function predicts whether the closure reads an observable property. A correct prediction
  /// makes the observation cheaper: see ``ObservationHabit``. The function predicts a read if any
  /// node of the same type of view has read an observable property before. If none has, it makes no
  /// prediction for the first run of a node. For the later runs, it predicts that the node reads
  /// none.
  @inlinable @MainActor
  func observing<Result>(as type: ViewType, _ work: @MainActor () -> Result) -> Result {
    let result = observing(
      observedReads,
      remember: { observedReads = $0 },
      habit: type.habit == .observes ? .observes : hasRun ? .readsNothing : .unknown,
      work
    )
    if observedReads != nil { type.habit = .observes }
    return result
  }

  /// Runs a body of a view.
  ///
  /// If the body reads an observable property, the node runs again after that property changes.
  ///
  /// The function predicts whether the body reads an observable property. A correct prediction
  /// makes the observation cheaper: see ``ObservationHabit``. All nodes of a type run the same
  /// code. The function therefore predicts a read if an earlier body of the type has made one. If
  /// earlier bodies have read none, it predicts that this body reads none. It makes no prediction
  /// for the first body.
  @inlinable @MainActor
  func observingBody<Result>(of type: ViewType, _ work: @MainActor () -> Result) -> Result {
    let result = observing(
      observedReads,
      remember: { observedReads = $0 },
      habit: type.habit,
      work
    )
    if observedReads != nil {
      type.habit = .observes
    } else if type.habit == .unknown {
      type.habit = .readsNothing
    }
    return result
  }
}
