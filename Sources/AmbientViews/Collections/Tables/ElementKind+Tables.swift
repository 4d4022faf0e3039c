public import AmbientHosting

/// The kinds of elements for tables.
extension ElementKind {
  /// A ``Table``: its ``tableHeader`` and its ``tableRows``.
  ///
  /// If the labels are hidden, the table has no header.
  ///
  /// The attributes of a table are `style` and `alternatesRowBackgrounds`. If the user can show and
  /// hide columns, the table takes ``CustomizeColumnEvent``, and its ``TableColumnsDetail`` lists
  /// all columns.
  public static let table: ElementKind = "Table"
  /// The labels of the columns, each of kind ``tableColumn``.
  public static let tableHeader: ElementKind = "TableHeader"
  /// The label of a column; its attributes are `sortOrder` and `customizationID`.
  ///
  /// The label takes ``PressEvent`` if the column sorts the table.
  public static let tableColumn: ElementKind = "TableColumn"
  /// The rows of a table, each of kind ``tableRow``.
  ///
  /// A row that can be selected is inside an element of kind ``row``.
  public static let tableRows: ElementKind = "TableRows"
  /// A row, with a ``tableCell`` for each column.
  ///
  /// Its attributes are `depth` and `isExpanded`. A row that has inner rows takes ``ExpandEvent``,
  /// which shows or hides the inner rows.
  public static let tableRow: ElementKind = "TableRow"
  /// A cell of a row.
  public static let tableCell: ElementKind = "TableCell"
}

extension ElementAttribute where Value == String {
  /// The order in which a column sorts the table: `forward` or `reverse`.
  ///
  /// Only the column whose comparator is the first in the sort order has this attribute.
  public static var sortOrder: Self { Self("sortOrder") }
}

extension ElementAttribute where Value == Int {
  /// The depth of a row in a tree of rows: absent for an outermost row, 1 for its inner rows.
  public static var depth: Self { Self("depth") }
}
