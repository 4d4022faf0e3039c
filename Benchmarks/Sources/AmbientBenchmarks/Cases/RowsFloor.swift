import BenchmarkHarness

/// The least cost of a list of rows that follows an array.
///
/// It edits the array, compares the old and the new array from both ends up to the first
/// difference, and edits the row objects in the same way.
nonisolated final class RowsFloor {
  @exclusivity(unchecked) private var ids: [Int]
  @exclusivity(unchecked) private var rows: [Label]

  init(_ count: Int) {
    ids = Array(0..<count)
    rows = (0..<count).map { _ in Label() }
  }

  @inline(never) func perform(_ edit: Edit) {
    var new = ids
    edit.apply(to: &new) { -1 }
    guard differ(ids, new) else { return }
    ids = new
    edit.apply(to: &rows, new: Self.row)
  }

  /// Creates the label of an inserted row, and sets its text.
  private static func row() -> Label {
    let row = Label()
    row.text = Words.text(3)
    return row
  }

  @inline(never) private func differ(_ old: [Int], _ new: [Int]) -> Bool {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return start + end < max(old.count, new.count)
  }
}
