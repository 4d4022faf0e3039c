/// A rectangle of cells in a screen that is drawn as text, with one character in each cell.
struct CellRect: Equatable {
  /// The columns, from the left.
  var columns: Range<Int>

  /// The rows, from the top.
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether the rectangle has four different corner cells, which a box needs.
  var hasSpaceForBox: Bool { columns.count >= 2 && rows.count >= 2 }

  var middleRow: Int { rows.lowerBound + (rows.count - 1) / 2 }

  func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      columns: columns.clamped(to: other.columns),
      rows: rows.clamped(to: other.rows)
    )
  }
}
