import AmbientGraph

extension Element {
  /// What goes along with the changes of the last update, as it comes to this element.
  ///
  /// A host asks when it is told of changes: how an element that came or looks different is to be
  /// animated, or how one goes or moves among the children of this one. Once it is out of the tree, an
  /// element has no transaction of its own; it is its former parent's then.
  public var transaction: Transaction {
    isMounted ? node.transaction : Transaction()
  }

  /// How the changes of the last update to this element are to be animated; nil lets them happen at once.
  public var animation: Animation? { transaction.animation }
}

extension ViewTree {
  /// What goes along with the changes of the last update, as it comes to the root views.
  public var transaction: Transaction { state.transaction }

  /// Called after an update whose animated changes have an end that somebody waits for: with the
  /// animation, what counts as its end, and what to call then.
  ///
  /// Without it, every animation is over after the update.
  public var onAnimation:
    (
      (
        _ animation: Animation, _ criteria: AnimationCompletionCriteria,
        _ completed: @escaping @MainActor () -> Void
      ) -> Void
    )?
  {
    get { state.onAnimation }
    set { state.onAnimation = newValue }
  }
}
