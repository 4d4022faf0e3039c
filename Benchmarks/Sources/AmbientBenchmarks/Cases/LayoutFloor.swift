import Ambient
import BenchmarkHarness

/// The least cost of a column of rows.
///
/// It measures the text of each row by the number of its characters, adds up the heights, and
/// stores the place of each row.
nonisolated final class LayoutFloor {
  private struct Row {
    var text: String
    var size = CGSize.zero
    var origin = CGPoint.zero
  }

  @exclusivity(unchecked) private var rows: [Row]
  @exclusivity(unchecked) private var offset: CGFloat = 0
  @exclusivity(unchecked) private var width: CGFloat = 320

  init(_ count: Int) {
    rows = (0..<count).map { Row(text: Words.text($0)) }
    layOut(width: 320)
  }

  /// Measures and places all rows.
  @inline(never) func layOut(width: CGFloat) {
    self.width = width
    var y: CGFloat = 0
    for index in rows.indices {
      rows[index].size = measure(rows[index].text)
      rows[index].origin = CGPoint(x: (width - rows[index].size.width) / 2, y: y)
      y += rows[index].size.height
    }
  }

  /// Changes the text of one row, measures the row, and centers it horizontally.
  @inline(never) func change(_ index: Int, to text: String) {
    guard text != rows[index].text else { return }
    rows[index].text = text
    rows[index].size = measure(text)
    rows[index].origin.x = (width - rows[index].size.width) / 2
  }

  /// Moves the rows after a row, so that each begins where the row before it ends.
  @inline(never) func moveRows(after index: Int) {
    var y = rows[index].origin.y + rows[index].size.height
    for index in rows.indices.dropFirst(index + 1) {
      rows[index].origin.y = y
      y += rows[index].size.height
    }
  }

  /// Inserts a row before all others.
  @inline(never) func insert(_ text: String) {
    let size = measure(text)
    rows.insert(
      Row(text: text, size: size, origin: CGPoint(x: (width - size.width) / 2, y: 0)),
      at: 0
    )
    moveRows(after: 0)
  }

  /// Removes the first row.
  @inline(never) func removeFirst() {
    rows.removeFirst()
    rows[0].origin.y = 0
    moveRows(after: 0)
  }

  /// Moves the visible rows, 40 as a rule.
  @inline(never) func scroll(to offset: CGFloat) {
    let distance = self.offset - offset
    self.offset = offset
    for index in 0..<min(40, rows.count) { rows[index].origin.y += distance }
  }

  private func measure(_ text: String) -> CGSize {
    let columns = max(1, Int(width / 8))
    let count = text.utf8.count
    let lines = (count + columns - 1) / columns
    return CGSize(width: CGFloat(min(count, columns)) * 8, height: CGFloat(max(lines, 1)) * 16)
  }
}
