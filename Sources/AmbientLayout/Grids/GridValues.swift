/// The number of columns that a cell of a grid spans.
package enum GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The axes on which a cell of a grid does not influence the size of its row or column.
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// The point at which a cell of a grid is aligned with the same point of its area; nil for the
/// alignments of its row and column.
package enum GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The alignment that a cell of a grid sets for its whole column.
package enum GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The alignment of the cells of a row of a grid; nil for that of the grid.
///
/// The row itself has the value, not its cells.
package enum GridRowAlignment: LayoutValueKey {
  package static var defaultValue: VerticalAlignment? { nil }
}
