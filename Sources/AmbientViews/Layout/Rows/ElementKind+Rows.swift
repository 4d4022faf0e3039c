public import AmbientHosting

/// The kind of rows that a host asks for.
extension ElementKind {
  /// A row that is in the tree only while the host asks for it with ``RowsEvent``.
  ///
  /// Lists, lazy stacks, lazy grids and their sections have rows of this kind. The attribute is
  /// `rowIndex`. The children are the views of the row.
  public static let lazyRow: ElementKind = "LazyRow"
}

extension ElementAttribute where Value == Int {
  /// The index of a row among all rows of its container, including rows that are not in the tree.
  public static var rowIndex: Self { Self("rowIndex") }
}
