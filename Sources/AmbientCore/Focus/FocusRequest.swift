/// A request to change the focus at the end of an update.
protocol FocusRequest {
  /// Changes the focus, unless the request has to wait.
  ///
  /// - Parameter system: The focus system of the tree.
  /// - Returns: How long the request waits; nil if it is done.
  @MainActor func fulfill(in system: FocusSystem) -> FocusDelay?
}

/// The time for which a request to change the focus waits.
enum FocusDelay {
  /// The request waits until the host has laid out the elements.
  ///
  /// The layout may show the view that should get the focus. If the layout does not show the view,
  /// the request has no effect.
  case untilLayout

  /// The request waits until its view appears.
  case untilAppearance
}
