extension ViewTree {
  /// Whether the host reports which view of each `ViewThatFits` it shows; false by default.
  ///
  /// A host with a layout sets this property before the first ``settle()``. The host then sends a
  /// `FittingViewEvent` to each `ViewThatFits`. The views that the host does not show stay in the
  /// tree, but run no `onAppear` actions.
  public var choosesFittingViews: Bool {
    get { state.choosesFittingViews }
    set { state.choosesFittingViews = newValue }
  }
}
