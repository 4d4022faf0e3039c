import AmbientEnvironment

extension ViewTree {
  /// Whether lists, lazy stacks and lazy grids contain only the rows that the host asks for; false
  /// by default.
  ///
  /// A host with a viewport sets it before the first ``settle()``, and then sends a `RowsEvent` to
  /// each element that takes one, with the rows in sight.
  ///
  /// - Invalidation: A change removes all rows and makes those that the host asks for again.
  public var rowsOnDemand: Bool {
    get { environment.rowsOnDemand }
    set { environment.rowsOnDemand = newValue }
  }
}
