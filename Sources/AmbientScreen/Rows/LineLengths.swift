import AmbientLayout

/// The lengths of the lines of a container with lazy rows, in points.
///
/// The length of a line is known after its rows have been measured. All other lines have an
/// estimated length: the average length per unit of weight, multiplied by the weight of the line.
/// The average is taken over the measured lines that have a view. A line can be a section with
/// several rows. The weight of such a line is the number of these rows. Any other line has the
/// weight 1.
///
/// After the first measurement, the average is updated only if the measured lines begin with the
/// first line and have no gap.
struct LineLengths {
  private(set) var table: LineTable

  private var measuredLines: [Int: MeasuredLine] = [:]

  /// The sums for each measured line, in the order of the lines; nil if the sums have to be
  /// computed again.
  private var sums: [Sum]?

  /// The estimated length of a line with the weight 1; nil before the first measurement.
  private var estimate: CGFloat?

  /// The distance between two lines, in points.
  var spacing: CGFloat = 0

  /// The estimated length of a line with the weight 1 before the first measurement, in points.
  let firstEstimate: CGFloat

  init(of table: LineTable, firstEstimate: CGFloat) {
    self.table = table
    self.firstEstimate = firstEstimate
  }

  /// The sums over a measured line and all measured lines before that line.
  private struct Sum {
    var line = 0
    var length: CGFloat = 0
    var weight = 0

    /// The number of lines without a view.
    var emptyCount = 0

    /// The sum of the weights of the lines with a view (see ``LineTable/weight(before:)``).
    var shownWeight = 0
  }

  /// The length across the scroll direction that the measured lines need when their views are
  /// aligned with each other.
  private(set) var extentAcross = AlignedExtent()

  var isEmpty: Bool { measuredLines.isEmpty }

  private var firstVisible: Int?

  /// The distance by which the first visible line has moved, because the lengths of earlier lines
  /// differ from the estimate.
  private var correction: CGFloat = 0

  /// Stores the first visible line.
  ///
  /// - Returns: The distance in points by which the previous first visible line has moved since the
  ///   last call.
  mutating func note(firstVisible line: Int?) -> CGFloat {
    defer { (firstVisible, correction) = (line, 0) }
    return correction
  }

  /// Stores the lengths of lines.
  ///
  /// If a line is measured for the first time and has a view, its length is also added to the mean.
  mutating func set(_ lengths: [Int: MeasuredLine], addingTo mean: RowLengthMean?) {
    let before = firstVisible.map { position(of: $0) }
    for (line, measured) in lengths where measuredLines[line] != measured {
      if measuredLines[line] == nil, measured.hasViews { mean?.add(measured.length) }
      measuredLines[line] = measured
      sums = nil
    }
    computeSums()
    // The estimate does not change if the measured lines have a gap, because a new estimate would
    // move the lines after the gap.
    if let total = sums?.last, total.shownWeight > 0, total.length > 0,
      estimate == nil || total.line < measuredLines.count
    {
      estimate = total.length / CGFloat(total.shownWeight)
    }
    if let before, let firstVisible { correction += position(of: firstVisible) - before }
  }

  /// Replaces the table when the rows have changed, and keeps the lengths of the rows that stay.
  ///
  /// The estimated length stays the same, so that the lines that are not measured do not move.
  mutating func follow(_ moves: RowMoves, to table: LineTable) {
    var moved: [Int: MeasuredLine] = [:]
    for (line, measured) in measuredLines {
      let oldRow = self.table.firstRow(of: line)
      let row = moves.newIndex(of: oldRow)
      guard (0..<table.rowCount).contains(row) else { continue }
      // The new index of a row may be a guess. If it is wrong, a row with a view could get the
      // length of a row without a view. Therefore the length of a line without a view is kept only
      // if its index stays the same.
      guard measured.hasViews || row == oldRow else { continue }
      let newLine = table.slot(ofRow: row).line
      if table.weight(of: newLine) == self.table.weight(of: line) { moved[newLine] = measured }
    }
    (self.table, measuredLines, sums) = (table, moved, nil)
    (firstVisible, correction) = (nil, 0)
    computeSums()
  }

  private mutating func computeSums() {
    guard sums == nil else { return }
    var sum = Sum()
    extentAcross = measuredLines.values.reduce(into: AlignedExtent()) { $0.add($1.extentAcross) }
    sums = measuredLines.sorted { $0.key < $1.key }.map { line, measured in
      let weight = table.weight(of: line)
      sum.line = line
      sum.length += measured.length
      sum.weight += weight
      if measured.hasViews { sum.shownWeight += weight } else { sum.emptyCount += 1 }
      return sum
    }
  }

  func length(of line: Int) -> CGFloat {
    measuredLines[line]?.length ?? (estimate ?? firstEstimate) * CGFloat(table.weight(of: line))
  }

  /// Returns the distance from the beginning of the first line to the beginning of a line.
  ///
  /// - Complexity: O(log *n*) for *n* measured lines.
  func position(of line: Int) -> CGFloat {
    let before = sumsBefore(line)
    let unknown = table.weight(before: line) - before.weight
    return before.length + (estimate ?? firstEstimate) * CGFloat(unknown)
      + spacing * CGFloat(line - before.emptyCount)
  }

  private func sumsBefore(_ line: Int) -> Sum {
    guard let sums else { return Sum() }
    var (low, high) = (0, sums.count)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? sums[low - 1] : Sum()
  }

  /// The length of all lines, including the distances between them.
  var total: CGFloat {
    guard table.lineCount > sumsBefore(table.lineCount).emptyCount else { return 0 }
    return position(of: table.lineCount) - spacing
  }

  /// Returns the lines that an interval touches.
  ///
  /// The limits of the interval are positions as in ``position(of:)``.
  ///
  /// - Complexity: O(log(*n*) · log(*m*)) for *n* lines, *m* of them measured.
  func lines(in interval: ClosedRange<CGFloat>) -> Range<Int> {
    func first(where isAfter: (CGFloat, CGFloat) -> Bool) -> Int {
      var (low, high) = (0, table.lineCount)
      while low < high {
        let middle = (low + high) / 2
        let position = position(of: middle)
        if isAfter(position, position + length(of: middle)) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low
    }
    let start = first { _, end in end > interval.lowerBound }
    return start..<max(start, first { begin, _ in begin >= interval.upperBound })
  }

  /// Counts the measured lines that have no view and that a scroll has just passed.
  ///
  /// After a scroll toward the beginning, these are the lines directly after the last unmeasured
  /// visible line. After a scroll toward the end, they are the lines directly before the first
  /// unmeasured visible line.
  ///
  /// - Parameter visible: The visible lines. Some of them may not have been measured.
  /// - Returns: The numbers for a scroll toward the beginning (`before`) and for a scroll toward
  ///   the end (`after`). Both are zero if all visible lines are measured.
  func emptyLines(around visible: Range<Int>) -> (before: Int, after: Int) {
    func count(from line: Int, by step: Int) -> Int {
      var next = line + step
      while let measured = measuredLines[next], !measured.hasViews { next += step }
      return abs(next - line) - 1
    }
    guard let first = visible.first(where: { measuredLines[$0] == nil }),
      let last = visible.last(where: { measuredLines[$0] == nil })
    else { return (0, 0) }
    return (before: count(from: last, by: 1), after: count(from: first, by: -1))
  }
}
