public import AmbientGraph

extension ViewNode {
  /// Runs a closure for a view.
  ///
  /// If the closure reads an observable property, the node runs again after that property changes.
  ///
  /// The function predicts whether the closure reads an observable property. A correct prediction
  /// makes the observation cheaper: see ``ObservationHabit``. If a node of the same view type has
  /// read an observable property before, the function predicts a read. Otherwise, the function
  /// makes no prediction for the first run of the node, and predicts no read for later runs.
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
  /// makes the observation cheaper: see ``ObservationHabit``. If an earlier body of the same view
  /// type has read an observable property, the function predicts a read, because the bodies run the
  /// same code. Otherwise, the function makes no prediction for the first body of the type, and
  /// predicts no read for later bodies.
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
