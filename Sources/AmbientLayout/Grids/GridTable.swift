/// The cells of a grid, by row and column.
struct GridTable {
  struct Cell {
    let view: LayoutSubview
    let row: Int
    /// Whether the cell spans all columns, because the view is not in a `GridRow`.
    let isRow: Bool
    /// The columns that the cell spans, at least one.
    fileprivate(set) var columns: Range<Int>
    /// The vertical alignment of the row, and the horizontal alignment of the column.
    fileprivate(set) var alignment: Alignment
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    /// Whether the cell is aligned with the other cells in its row and column.
    var isAlignedWithOthers: Bool { !isRow && anchor == nil }

    func isSized(along axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
  }

  private(set) var cells: [Cell] = []

  /// For each row, the indices of its cells in `cells`.
  private(set) var rows: [Range<Int>] = []

  /// The number of columns: as many as the longest row has, and at least one.
  private(set) var columnCount = 1

  /// Reads the cells of a grid.
  ///
  /// - Parameters:
  ///   - subviews: The cells of the rows, and the views that span all columns.
  ///   - alignment: The alignment of cells whose row or column sets no alignment.
  /// - Complexity: O(*n*) for *n* cells.
  init(_ subviews: LayoutSubviews, alignment: Alignment) {
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    var (currentRow, column) = (UInt?.none, 0)
    for view in subviews {
      let row = view[GridCellRow.self]
      if row == nil || row?.number != currentRow {
        rows.append(cells.count..<cells.count)
        (currentRow, column) = (row?.number, 0)
      }
      if let row {
        var alignment = alignment
        alignment.vertical = row.alignment ?? alignment.vertical
        let next = column + max(1, view[GridCellColumns.self])
        add(view, rows.count - 1, column..<next, alignment)
        if let own = view[GridColumnAlignment.self], columnAlignments[column] == nil {
          columnAlignments[column] = own
        }
        column = next
        columnCount = max(columnCount, column)
      } else {
        add(view, rows.count - 1, 0..<0, alignment)
      }
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
    }
    for index in cells.indices {
      if cells[index].isRow {
        cells[index].columns = 0..<columnCount
      } else if let alignment = columnAlignments[cells[index].columns.lowerBound] {
        cells[index].alignment.horizontal = alignment
      }
    }
  }

  private mutating func add(
    _ view: LayoutSubview,
    _ row: Int,
    _ columns: Range<Int>,
    _ alignment: Alignment
  ) {
    cells.append(
      Cell(
        view: view,
        row: row,
        isRow: columns.isEmpty,
        columns: columns,
        alignment: alignment,
        unsizedAxes: view[GridCellUnsizedAxes.self],
        anchor: view[GridCellAnchor.self]
      )
    )
  }

  /// Returns the distances between each column and the next column.
  ///
  /// Without `spacing`, each distance is the largest that two adjacent cells of these columns
  /// prefer.
  func columnDistances(_ spacing: CGFloat?) -> [CGFloat] {
    let count = columnCount - 1
    if let spacing { return Array(repeating: spacing, count: count) }
    var distances = [CGFloat?](repeating: nil, count: count)
    for row in rows {
      for (cell, next) in zip(cells[row], cells[row].dropFirst()) {
        let distance = cell.view.spacing.distance(to: next.view.spacing, along: .horizontal)
        let boundary = cell.columns.upperBound - 1
        distances[boundary] = max(distances[boundary] ?? distance, distance)
      }
    }
    let standard = cells.first?.view.spacing.standardDistance ?? 0
    return distances.map { $0 ?? standard }
  }

  /// Returns the distances between each row and the next row.
  ///
  /// Without `spacing`, each distance is the largest that a cell of either row prefers.
  func rowDistances(_ spacing: CGFloat?) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: max(0, rows.count - 1)) }
    let spacings = rows.map { row in
      ViewSpacing(combining: cells[row].map { ($0.view.spacing, .all) })
    }
    return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
  }

  /// The distances that the cells prefer at the edges of the grid.
  var spacing: ViewSpacing {
    ViewSpacing(
      combining: cells.map { cell in
        var edges: Edge.Set = []
        if cell.row == 0 { edges.insert(.top) }
        if cell.row == rows.count - 1 { edges.insert(.bottom) }
        if cell.columns.lowerBound == 0 { edges.insert(.leading) }
        if cell.columns.upperBound == columnCount { edges.insert(.trailing) }
        return (cell.view.spacing, edges)
      }
    )
  }
}
