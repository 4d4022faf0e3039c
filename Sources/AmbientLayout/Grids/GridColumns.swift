/// The computation of the widths of a grid's columns.
struct GridColumns {
  private let distances: [CGFloat]

  /// For each column, the cells that are only in this column and influence its width.
  private var singles: [[GridTable.Cell]]

  /// The cells that span several columns and influence their widths.
  ///
  /// Cells that span fewer columns come first.
  private let spanning: [GridTable.Cell]

  init(_ table: GridTable, _ distances: [CGFloat]) {
    self.distances = distances
    let sized = table.cells.filter { $0.isSized(along: .horizontal) }
    singles = Array(repeating: [], count: table.columnCount)
    for cell in sized where cell.columns.count == 1 {
      singles[cell.columns.lowerBound].append(cell)
    }
    let spanning = sized.filter { $0.columns.count > 1 }
    self.spanning = spanning.indices
      .sorted { (spanning[$0].columns.count, $0) < (spanning[$1].columns.count, $1) }
      .map { spanning[$0] }
  }

  func tracks(_ width: CGFloat?) -> GridTracks {
    let space = width.map { $0 - distances.reduce(0, +) }
    let shared = sharedLimits()
    func length(_ column: Int, _ offer: CGFloat) -> CGFloat {
      if !singles[column].isEmpty { return extent(column, offer).length }
      let limits = shared[column] ?? LengthLimits()
      return min(limits.maximum, max(limits.minimum, offer))
    }
    func limits(_ column: Int) -> LengthLimits {
      if let limits = shared[column] { return limits }
      return LengthLimits(
        priority: singles[column].map(\.view.priority).max() ?? 0,
        minimum: extent(column, 0).length,
        maximum: extent(column, .infinity).length
      )
    }
    let offers = SpaceDivision.offers(
      space,
      among: singles.count,
      limits: singles.indices.map(limits),
      length: length
    )
    var tracks = GridTracks(
      singles.indices.map { extent($0, offers[$0]) },
      distances: distances
    )
    if let width, width.isFinite {
      for column in shared.keys {
        tracks.setLength(length(column, offers[column] ?? 0), of: column)
      }
    }
    for cell in spanning {
      let offer = width.map { (width: CGFloat) -> CGFloat in
        tracks.length(of: cell.columns) + max(0, width - tracks.length)
      }
      tracks.extend(cell.columns, to: self.width(of: cell, offer))
    }
    return tracks
  }

  /// Returns the limits of the columns that have no cells in `singles`.
  ///
  /// Such a column gets its limits from the first cell in `spanning` that covers the column. The
  /// cell can need more width than its other columns have. The missing width is divided equally
  /// among the columns that get their limits from the cell.
  private func sharedLimits() -> [Int: LengthLimits] {
    var result: [Int: LengthLimits] = [:]
    for cell in spanning {
      let open = cell.columns.filter { singles[$0].isEmpty && result[$0] == nil }
      guard !open.isEmpty else { continue }
      let others = cell.columns.filter { !open.contains($0) }
      func share(_ offer: CGFloat) -> CGFloat {
        let inner = distances[cell.columns.dropLast()].reduce(0, +)
        let otherLength = others.reduce(inner) { sum, column in
          guard let limits = result[column] else { return sum + extent(column, offer).length }
          return sum + (offer == 0 ? limits.minimum : limits.maximum)
        }
        let missing = width(of: cell, offer) - otherLength.finiteOrZero
        return max(0, missing) / CGFloat(open.count)
      }
      for column in open {
        result[column] = LengthLimits(
          priority: cell.view.priority,
          minimum: share(0),
          maximum: share(.infinity)
        )
      }
    }
    return result
  }

  private func width(of cell: GridTable.Cell, _ offer: CGFloat?) -> CGFloat {
    cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
  }

  private func extent(_ column: Int, _ offer: CGFloat?) -> AlignedExtent {
    var extent = AlignedExtent()
    for cell in singles[column] {
      extent.add(cell, in: ProposedViewSize(width: offer, height: nil), along: .horizontal)
    }
    return extent
  }
}
