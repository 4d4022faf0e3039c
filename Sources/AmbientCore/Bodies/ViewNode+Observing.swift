public import AmbientGraph

extension ViewNode {
  /// Runs work of a view; the node runs again when an observable property that the work read
  /// changes.
  ///
  /// If the work reads an observable property, the view's type records this, and all later runs of
  /// nodes of that type are expected to read one. If no node of the type has read any, a node that
  /// has run before is expected to read none in its next run either.
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

  /// Runs a body of a view; the node runs again when an observable property that the body read
  /// changes.
  ///
  /// All nodes of a type run the same code in their bodies. If a body of the type has run and has
  /// read no observable property, this one is expected to read none either.
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
