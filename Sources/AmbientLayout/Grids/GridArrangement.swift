/// The columns and rows of a grid for one proposal.
///
/// The grid divides a proposed width among its columns as an `HStack` does among its views. Then it
/// measures the cells that span several columns. If the columns of such a cell are too narrow for
/// the cell, all these columns become wider. Finally, the grid divides a proposed height among its
/// rows as a `VStack` does.
struct GridArrangement {
  private let table: GridTable
  private let columns: GridTracks
  private let rows: GridTracks

  var size: CGSize { CGSize(width: columns.length, height: rows.length) }

  init(
    _ table: GridTable,
    horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    self.table = table
    columns = GridColumns(table, table.columnDistances(horizontalSpacing)).tracks(proposal.width)
    rows = Self.rows(
      table,
      columns,
      distances: table.rowDistances(verticalSpacing),
      height: proposal.height
    )
  }

  private static func rows(
    _ table: GridTable,
    _ columns: GridTracks,
    distances: [CGFloat],
    height: CGFloat?
  ) -> GridTracks {
    func extent(_ row: Int, _ offer: CGFloat?) -> AlignedExtent {
      var extent = AlignedExtent()
      for cell in table.cells[table.rows[row]] where cell.isSized(along: .vertical) {
        let width = columns.length(of: cell.columns)
        extent.add(cell, in: ProposedViewSize(width: width, height: offer), along: .vertical)
      }
      return extent
    }
    func limits(_ row: Int) -> LengthLimits {
      LengthLimits(
        priority: table.cells[table.rows[row]].map(\.view.priority).max() ?? 0,
        minimum: extent(row, 0).length,
        maximum: extent(row, .infinity).length
      )
    }
    let offers = SpaceDivision.offers(
      height.map { $0 - distances.reduce(0, +) },
      among: table.rows.count,
      limits: table.rows.indices.map(limits)
    ) { extent($0, $1).length }
    return GridTracks(table.rows.indices.map { extent($0, offers[$0]) }, distances: distances)
  }

  /// Places the cells.
  ///
  /// The grid proposes to each cell the size of the cell's area. A flexible cell fills the area.
  ///
  /// - Parameter origin: The top leading corner of the grid.
  func place(at origin: CGPoint) {
    for cell in table.cells {
      let (column, row) = (columns[cell.columns.lowerBound], rows[cell.row])
      let area = CGRect(
        x: origin.x + column.position,
        y: origin.y + row.position,
        width: columns.length(of: cell.columns),
        height: row.length
      )
      let dimensions = cell.view.dimensions(in: ProposedViewSize(area.size))
      let offset = self.offset(of: cell, dimensions, column, row, in: area.size)
      cell.view.place(
        at: CGPoint(x: area.minX + offset.x, y: area.minY + offset.y),
        proposal: ProposedViewSize(area.size)
      )
    }
  }

  private func offset(
    of cell: GridTable.Cell,
    _ dimensions: ViewDimensions,
    _ column: GridTracks.Track,
    _ row: GridTracks.Track,
    in area: CGSize
  ) -> CGPoint {
    if let anchor = cell.anchor {
      return CGPoint(
        x: (anchor.x * (area.width - dimensions.width)).finiteOrZero,
        y: (anchor.y * (area.height - dimensions.height)).finiteOrZero
      )
    }
    var offset = cell.alignment.origin(of: dimensions, in: area)
    if cell.isAlignedWithOthers {
      offset.y = row.offset(of: dimensions, at: cell.alignment.vertical.guide)
      if cell.columns.count == 1 {
        offset.x = column.offset(of: dimensions, at: cell.alignment.horizontal.guide)
      }
    }
    return offset
  }
}

extension AlignedExtent {
  mutating func add(_ cell: GridTable.Cell, in proposal: ProposedViewSize, along axis: Axis) {
    let dimensions = cell.view.dimensions(in: proposal)
    guard cell.isAlignedWithOthers else { return add(length: dimensions.size[axis]) }
    let (horizontal, vertical) = (cell.alignment.horizontal.guide, cell.alignment.vertical.guide)
    add(
      length: dimensions.size[axis],
      guide: dimensions[axis == .horizontal ? horizontal : vertical]
    )
  }
}

extension GridTracks.Track {
  /// Returns the position of an aligned cell in the track, in points.
  ///
  /// A track is a column or a row. The aligned cells of the track form a block. If the track is
  /// longer than the block, the block is aligned in the track, as a single view would be.
  fileprivate func offset(of cell: ViewDimensions, at guide: AlignmentGuide) -> CGFloat {
    func position(in length: CGFloat) -> CGFloat {
      var size = CGSize.zero
      size[guide.axis] = length
      return ViewDimensions(size: size)[guide]
    }
    let shift: CGFloat = position(in: length) - position(in: extent.alignedLength)
    return shift.finiteOrZero + extent.position(ofViewWith: cell[guide])
  }
}
