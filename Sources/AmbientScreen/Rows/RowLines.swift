import AmbientLayout
import AmbientViews

/// The cache of a ``LazyRowsLayout``: the measured lines.
final class RowLines {
  private var rows: [RowsDetail.Run] = []

  /// The indices of the rows that are in the tree.
  ///
  /// The keys are the numbers of the rows' elements.
  private var indices: [UInt: Int] = [:]

  /// Whether the cached lines belong to the current rows.
  private var followsRows = false

  /// The lines, by the proposed length across the scroll direction.
  private var cached: [CGFloat?: ArrangedLines] = [:]

  /// The proposed lengths whose lines have been measured since a view last changed.
  private var measured: Set<CGFloat?> = []

  /// The proposed length for which the views were placed; nil before the first placement.
  private var placed: CGFloat??

  /// Records that views have changed and have to be measured again.
  func viewsChanged() {
    measured = []
    followsRows = false
  }

  /// Returns the lines for a proposed length across the scroll direction; nil if the lines have to
  /// be measured.
  func lines(across: CGFloat?) -> ArrangedLines? {
    measured.contains(across) ? cached[across] : nil
  }

  func keep(_ lines: ArrangedLines, across: CGFloat?) {
    // If the cache is full, only the lines for the length of the last placement are kept.
    if cached.count > 3, cached[across] == nil {
      cached = cached.filter { .some($0.key) == placed }
      measured.formIntersection(cached.keys)
    }
    cached[across] = lines
    measured.insert(across)
  }

  /// Records that the views were placed for a proposed length across the scroll direction.
  func notePlacement(across: CGFloat?) { placed = .some(across) }

  /// Updates the cache for the current rows of the container.
  ///
  /// `indices` returns the index of each row in the tree. The keys are the numbers of the rows'
  /// elements. The cache compares the old and the new indices. If rows have moved, the cache moves
  /// the lengths of their lines too.
  func follow(_ rows: [RowsDetail.Run], indices: @autoclosure () -> [UInt: Int]) {
    guard !followsRows else { return }
    let indices = indices()
    let moves = RowMoves(
      from: self.indices,
      to: indices,
      added: rows.reduce(0) { $0 + $1.count } - self.rows.reduce(0) { $0 + $1.count }
    )
    if rows != self.rows || !moves.isEmpty {
      for (across, lines) in cached {
        let table = LineTable(rows, rowsPerLine: lines.lengths.table.rowsPerLine)
        cached[across]?.lengths.follow(moves, to: table)
      }
    }
    (self.rows, self.indices, followsRows) = (rows, indices, true)
  }

  /// Removes the cached lines for a proposed length across the scroll direction, and returns the
  /// lengths of these lines.
  ///
  /// If no lines are cached, or the cached lines have a different number of rows per line, the
  /// result is nil.
  func takeLengths(across: CGFloat?, rowsPerLine: Int) -> LineLengths? {
    guard let lengths = cached[across]?.lengths, lengths.table.rowsPerLine == rowsPerLine else {
      return nil
    }
    // Removing this reference lets the caller change the lengths in place, without a copy.
    cached[across] = nil
    return lengths
  }
}

extension RowLines {
  /// The number of invisible lines that are put into the tree on each side of the visible lines.
  private static let extraLines = 2

  /// The number of invisible lines that stay in the tree on each side of the visible lines.
  private static let keptLines = 4

  /// Returns the rows that lie in a part of the container, with a few more before and after them.
  ///
  /// - Parameters:
  ///   - rect: The part, relative to the top leading corner of the content.
  ///   - current: The rows that are in the tree. Those that are close to the part stay in the tree.
  /// - Returns: The rows, and the distance by which the visible rows have moved; nil if the
  ///   container has not placed its rows.
  func demand(in rect: CGRect, keeping current: Range<Int>) -> RowDemand? {
    guard let placed, let lines = cached[placed] else { return nil }
    let start = (rect.origin[lines.axis] - lines.before).finiteOrZero
    let end = start + rect.size[lines.axis].finiteOrZero
    let visible = lines.lengths.lines(in: start...max(start, end))
    var demand = RowDemand(rows: rows(in: visible, of: lines.lengths, keeping: current))
    // Before the first measurement, the estimated lengths do not show which rows are visible.
    let firstVisible = lines.lengths.isEmpty ? nil : visible.first
    demand.correction[lines.axis] = cached[placed]?.lengths.note(firstVisible: firstVisible) ?? 0
    return demand
  }

  /// Returns the frame of a row, in points from the top leading corner of the content; nil if the
  /// container has not placed its rows.
  ///
  /// The row need not be in the tree. The frame covers the whole line of the row.
  ///
  /// - Parameters:
  ///   - row: The index of the row among all rows of the container.
  ///   - size: The size of the content. The frame has this size across the scroll direction.
  /// - Returns: The frame.
  func frame(ofRow row: Int, size: CGSize) -> CGRect? {
    guard let placed, let lines = cached[placed] else { return nil }
    let line = lines.lengths.table.slot(ofRow: row).line
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[lines.axis] = lines.before + lines.lengths.position(of: line)
    frame.size[lines.axis] = lines.lengths.length(of: line)
    return frame
  }

  /// Returns the rows of the visible lines, with a few more before and after them.
  private func rows(
    in visible: Range<Int>,
    of lengths: LineLengths,
    keeping current: Range<Int>
  ) -> Range<Int> {
    let table = lengths.table
    // Before the first measurement, one line is enough. Its length shows how many lines are
    // visible. For a container that is not visible, this length gives an estimate of the total
    // length.
    if lengths.isEmpty { return table.rows(of: visible.isEmpty ? 0..<1 : visible.prefix(1)) }
    guard !visible.isEmpty else { return 0..<0 }
    // A scroll may have just passed lines without views, and more of them may follow. Therefore at
    // least as many extra lines are put into the tree in the direction of the scroll. `run.after`
    // is their number for a scroll toward the end, and `run.before` for a scroll toward the
    // beginning. If the extra lines have no views either, the next demand counts them too, and
    // puts even more lines into the tree. A few demands thus get past all lines without views.
    let run = lengths.emptyLines(around: visible)
    let wanted = table.rows(
      of: table.lines(
        around: visible,
        before: max(Self.extraLines, run.before),
        after: max(Self.extraLines, run.after)
      )
    )
    let kept = current.clamped(
      to: table.rows(
        of: table.lines(around: visible, before: Self.keptLines, after: Self.keptLines)
      )
    )
    guard !kept.isEmpty else { return wanted }
    return min(wanted.lowerBound, kept.lowerBound)..<max(wanted.upperBound, kept.upperBound)
  }
}

/// The measured lines of a container with lazy rows.
struct ArrangedLines {
  /// The direction in which the lines follow each other.
  let axis: Axis

  /// The columns of a vertical grid, or the rows of a horizontal grid; empty for other containers.
  let tracks: [LazyGridTrack]

  var lengths: LineLengths

  /// The space before the first line, in points.
  let before: CGFloat

  /// The space after the last line, in points.
  let after: CGFloat

  /// The length of the container along the axis, in points.
  var length: CGFloat { before + lengths.total + after }
}

/// The rows that a container should have in the tree.
struct RowDemand {
  var rows: Range<Int>

  /// The distance by which the visible rows have moved since the last demand, in points.
  ///
  /// The visible rows move if the lengths of earlier rows differ from the estimate.
  var correction = CGSize.zero
}
