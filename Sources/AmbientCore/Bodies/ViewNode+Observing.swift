public import AmbientGraph

extension ViewNode {
  /// Does work of a view: the node runs again when what the work read of observable objects has changed.
  ///
  /// The view's type remembers that it reads such objects, and its next nodes are ready for it. A node that
  /// has run, and read nothing of them, is expected to go on like that.
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

  /// The same for the body of a view, whose code is the same in all nodes of the type.
  ///
  /// Where bodies of the type have run and read nothing of such objects, this one is expected to read nothing.
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
