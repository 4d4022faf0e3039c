import AmbientEnvironment

extension ViewTree {
  /// Whether lists, lazy stacks and lazy grids contain only the rows that the host asks for; false
  /// by default.
  ///
  /// A host with a viewport sets this property before the first ``settle()``. It then sends a
  /// `RowsEvent` with the visible rows to each element that takes this type of event.
  ///
  /// The property also affects tab views with pages. If it is true, such a tab view contains only
  /// the selected page and the pages beside it. The host sends no `RowsEvent` to it.
  ///
  /// - Invalidation: A change removes all rows. If the new value is false, all rows are created
  ///   again. Otherwise, only the rows that the host asks for are created.
  public var usesLazyRows: Bool {
    get { environment.usesLazyRows }
    set { environment.usesLazyRows = newValue }
  }
}
