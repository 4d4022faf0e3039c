/// A rectangle of cells in a picture of characters.
struct CellRect: Equatable {
  /// The columns, from the left.
  var columns: Range<Int>

  /// The rows, from the top.
  var rows: Range<Int>

  /// Whether the rectangle contains no cell.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether a box in the outer cells of the rectangle has four different corners.
  var hasSpaceForBox: Bool { columns.count >= 2 && rows.count >= 2 }

  /// The row in the middle.
  var middleRow: Int { rows.lowerBound + (rows.count - 1) / 2 }

  /// Returns whether a cell is in the rectangle.
  func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  /// Returns the cells that are in both rectangles.
  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      columns: columns.clamped(to: other.columns),
      rows: rows.clamped(to: other.rows)
    )
  }
}
