/// The least that a list of rows costs to follow an array: change it, walk both from either end to where
/// they differ, and put the row objects between in the new order.
final class RowsFloor {
  private var ids: [Int]
  private var rows: [Int: Label] = [:]
  private var order: [Label]

  /// Whether it was changed at all.
  private(set) var isChanged = false

  init(_ count: Int) {
    ids = Array(0..<count)
    order = (0..<count).map { _ in Label() }
    for id in ids { rows[id] = order[id] }
  }

  @inline(never) func change(_ change: (inout [Int]) -> Void) {
    var new = ids
    change(&new)
    isChanged = true
    show(new)
  }

  private func show(_ new: [Int]) {
    var start = 0
    let shorter = min(ids.count, new.count)
    while start < shorter, ids[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, ids[ids.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let between = new[start..<(new.count - end)]
    order.replaceSubrange(start..<(ids.count - end), with: between.map(row))
    ids = new
  }

  private func row(_ id: Int) -> Label {
    if let row = rows[id] { return row }
    let row = Label()
    row.text = Words.text(id)
    rows[id] = row
    return row
  }
}
