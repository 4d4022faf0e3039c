public import AmbientGraph

extension ViewNode {
  /// Runs work of a view.
  ///
  /// If the work reads an observable property, the node runs again after that property changes.
  ///
  /// A correct expectation of the reads makes the observation cheaper: see ``ObservationHabit``.
  /// Once a node of the type has read an observable property, all later runs of nodes of the type
  /// are expected to read one. Before that, nothing is expected of the first run of a node. Its
  /// later runs are expected to read no observable property.
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
  /// A correct expectation of the reads makes the observation cheaper: see ``ObservationHabit``.
  /// All nodes of a type run the same code in their bodies. A body is therefore expected to read an
  /// observable property if an earlier body of the type has read one. Otherwise, it is expected to
  /// read none.
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
