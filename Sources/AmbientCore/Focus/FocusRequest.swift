/// A request to change the focus at the end of an update.
protocol FocusRequest {
  /// Changes the focus, unless the request has to wait for hidden views.
  ///
  /// - Parameter system: The focus system of the tree.
  /// - Returns: How long the request waits; nil if it is done.
  @MainActor func fulfill(in system: FocusSystem) -> FocusDelay?
}

/// The time for which a request waits while the views that could get the focus are hidden.
///
/// The system tries the request again at the end of each update until this time is over.
enum FocusDelay {
  /// The request waits until the layout has settled.
  ///
  /// Until then, an update or the layout may show the views. For example, one action can select a
  /// page and request the focus for a field on this page. If the views are still hidden when the
  /// layout has settled, the system drops the request.
  case untilLayout

  /// The request waits until its view appears.
  ///
  /// A request for a default focus has this delay. A default applies only if no view has the focus.
  /// The request therefore also waits while a hidden view has the focus: the hidden view loses the
  /// focus when the layout has settled.
  case untilAppearance
}
