import AmbientGraph
package import AmbientHosting

extension ViewTree {
  /// Decides whether removed elements without a transition fade out.
  ///
  /// A host that animates the positions of elements sets this property. The arguments are the
  /// removed elements and the element that contained them. If the property is nil, no element fades
  /// out.
  package var fadesRemovedElements: (@MainActor ([Element], _ container: Element?) -> Bool)? {
    get { state.departingViews.fades }
    set { state.departingViews.fades = newValue }
  }

  /// Returns which elements were removed, and which removed elements came back, since the last
  /// call.
  package func takeDepartureChanges() -> [DepartureChange] { state.departingViews.takeChanges() }

  /// Whether each change of the current update is a step of a running animation.
  package var isShowingStep: Bool { state.animationsIfUsed?.isStep(in: state.graph) ?? false }

  /// Lets the host lay out the changes of an animated update before the transaction ends.
  func reportAnimatedUpdate() {
    guard let onAnimatedUpdate, !isShowingStep else { return }
    guard state.mayAnimate || state.departingViews.hasChanges else { return }
    onAnimatedUpdate(reportMutations)
  }
}

extension ElementMovements {
  /// Creates movements for the elements of a tree; without a tree, no element moves.
  package convenience init(in tree: ViewTree?) { self.init(tree?.state, root: tree?.root) }
}

extension TreeState {
  /// Whether a change of the current update may have an animation.
  fileprivate var mayAnimate: Bool {
    transaction.animation != nil || (transactionEditing?.mayAnimate(in: graph.updates) ?? false)
  }
}
