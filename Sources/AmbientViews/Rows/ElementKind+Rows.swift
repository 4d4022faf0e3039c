public import AmbientHosting

/// The kind of the rows that a host has asked for.
extension ElementKind {
  /// A row of a list, a lazy stack, a lazy grid or a section in one of them, if the host asks for
  /// the rows in sight.
  ///
  /// Its attribute is `rowIndex`. Its views are those of the row.
  public static let lazyRow: ElementKind = "LazyRow"
}

extension ElementAttribute where Value == Int {
  /// The index of a row among all rows of its container, also those that are not in the tree.
  public static var rowIndex: Self { Self("rowIndex") }
}
