/// The number of columns that a cell of a grid spans.
package enum GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The axes on which a cell of a grid does not influence the size of its row or column.
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// The anchor of a cell, as a point relative to the size of the cell.
///
/// A grid has an area for each cell. An anchor of `.center`, for example, places the center of the
/// cell at the center of the area. If the anchor is nil, the alignments of the row and the column
/// apply.
package enum GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The alignment that a cell of a grid sets for its whole column.
package enum GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The row to which a view of a grid belongs; nil for a view that is not in a `GridRow`.
///
/// Adjacent views with the same row are the cells of this row. Containers other than grids ignore
/// the row.
package enum GridCellRow: LayoutValueKey {
  package struct Row: Equatable {
    /// The number of the row; no other row of the grid has this number.
    package let number: UInt

    /// The alignment of the cells; nil for the alignment of the grid.
    package let alignment: VerticalAlignment?

    package init(number: UInt, alignment: VerticalAlignment? = nil) {
      self.number = number
      self.alignment = alignment
    }
  }

  package static var defaultValue: Row? { nil }
}
