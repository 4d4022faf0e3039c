extension ViewTree {
  /// Whether the host reports which view of each `ViewThatFits` it shows; false by default.
  ///
  /// A host with a layout sets this property before the first ``settle()``. It then sends a
  /// `FittingViewEvent` to each `ViewThatFits`, and the views that it does not show do not appear.
  public var choosesFittingViews: Bool {
    get { state.choosesFittingViews }
    set { state.choosesFittingViews = newValue }
  }
}
