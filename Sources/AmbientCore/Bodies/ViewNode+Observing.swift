public import AmbientGraph

extension ViewNode {
  /// Runs a closure for a view.
  ///
  /// If the closure reads an observable property, the node runs again after that property changes.
  ///
  /// The function predicts whether the closure reads an observable property. A correct prediction
  /// makes the observation cheaper: see ``ObservationHabit``.
  ///
  /// - If a node of the same view type has read an observable property before, the function
  ///   predicts that the closure reads one.
  /// - Otherwise, there is no prediction for the first run of the node. For later runs, the
  ///   function predicts that the closure reads no observable property.
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
  /// makes the observation cheaper: see ``ObservationHabit``.
  ///
  /// - If an earlier body of the same view type has read an observable property, the function
  ///   predicts that this body reads one, because both bodies run the same code.
  /// - Otherwise, there is no prediction for the first body of the type. For later bodies, the
  ///   function predicts that the body reads no observable property.
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
