import AmbientViews

/// The lines of a container with lazy rows.
///
/// In a stack or a list, each row is a line. In a grid, the rows are the cells, and a line consists
/// of the rows that are side by side. A section, a header or a footer in a grid fills a whole line.
struct LineTable: Equatable {
  /// Successive rows that are arranged in the same way, and the lines of these rows.
  private struct Run: Equatable {
    let firstLine: Int
    let firstRow: Int
    let lineCount: Int
    let rowCount: Int
    let rowsPerLine: Int
    let fillsLine: Bool
    let weight: Int
    let weightBefore: Int
  }

  /// The position of a row in the lines.
  struct Slot {
    var line: Int

    /// The position of the row in its line; nil if the row fills the line.
    var position: Int?
  }

  private var runs: [Run] = []

  private(set) var lineCount = 0

  private(set) var rowCount = 0

  /// The largest number of rows in a line; a row that fills its line is the only row of the line.
  let rowsPerLine: Int

  init(_ rows: [RowsDetail.Run], rowsPerLine: Int) {
    self.rowsPerLine = rowsPerLine
    var weight = 0
    for run in rows where run.count > 0 {
      let perLine = run.fillsLine ? 1 : rowsPerLine
      let lines = (run.count + perLine - 1) / perLine
      runs.append(
        Run(
          firstLine: lineCount,
          firstRow: rowCount,
          lineCount: lines,
          rowCount: run.count,
          rowsPerLine: perLine,
          fillsLine: run.fillsLine,
          weight: run.weight,
          weightBefore: weight
        )
      )
      lineCount += lines
      rowCount += run.count
      weight += lines * run.weight
    }
  }

  func slot(ofRow row: Int) -> Slot {
    guard let run = runs.lastInPrefix(where: { $0.firstRow <= row }) else { return Slot(line: 0) }
    let (line, position) = (row - run.firstRow).quotientAndRemainder(dividingBy: run.rowsPerLine)
    return Slot(line: run.firstLine + line, position: run.fillsLine ? nil : position)
  }

  func rows(of lines: Range<Int>) -> Range<Int> {
    let lines = lines.clamped(to: 0..<lineCount)
    guard !lines.isEmpty else { return 0..<0 }
    return firstRow(of: lines.lowerBound)..<firstRow(of: lines.upperBound)
  }

  /// Returns the first row of a line, or `rowCount` if the line is after the last line.
  func firstRow(of line: Int) -> Int {
    guard line < lineCount, let run = run(of: line) else { return rowCount }
    return run.firstRow + (line - run.firstLine) * run.rowsPerLine
  }

  /// Returns a range of lines, extended by at most `before` lines at the start and at most `after`
  /// lines at the end.
  ///
  /// A row can be a section, which has rows of its own. The range is not extended to a section with
  /// several rows. While such a section is not visible, its rows are not in the tree, so it would
  /// be useless to measure the section.
  func lines(around lines: Range<Int>, before: Int, after: Int) -> Range<Int> {
    var (start, end) = (lines.lowerBound, min(lines.upperBound, lineCount))
    for _ in 0..<before where start > 0 && weight(of: start - 1) == 1 { start -= 1 }
    for _ in 0..<after where end < lineCount && weight(of: end) == 1 { end += 1 }
    return start..<max(start, end)
  }

  /// Returns the sum of the weights of all lines before a line.
  ///
  /// ``LineLengths`` uses the weights to estimate the lengths of lines. The weight of a section is
  /// the number of its rows, but at least 1. Any other line has the weight 1.
  func weight(before line: Int) -> Int {
    guard let run = run(of: line) else { return 0 }
    return run.weightBefore + min(line - run.firstLine, run.lineCount) * run.weight
  }

  func weight(of line: Int) -> Int { run(of: line)?.weight ?? 1 }

  private func run(of line: Int) -> Run? {
    runs.lastInPrefix(where: { $0.firstLine <= line })
  }
}
