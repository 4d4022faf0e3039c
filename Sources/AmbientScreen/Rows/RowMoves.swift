/// Derives the new indices of all rows of a container from the rows that are in the tree.
///
/// An insertion above two rows moves both by the same number. Therefore a row that is not in the
/// tree is assumed to move like the nearest preceding row in the tree. A row that precedes all rows
/// in the tree is assumed to move like the first of them.
struct RowMoves {
  /// The rows that were in the tree and still are, in the order of their old indices.
  private let moves: [(old: Int, new: Int)]

  /// The number that is added to each old index if no row stayed in the tree.
  private let shift: Int

  /// Compares the rows in the tree before and after a change.
  ///
  /// - Parameters:
  ///   - before: The old index of each row. Each key is the number in the row's `ElementID`.
  ///   - after: The new index of each row. Each key is the number in the row's `ElementID`.
  ///   - added: The number of rows that were added to the container.
  init(from before: [UInt: Int], to after: [UInt: Int], added: Int) {
    moves = before.compactMap { number, old in after[number].map { (old, $0) } }
      .sorted { $0.0 < $1.0 }
    // This number is used only if no row stayed in the tree. Then all rows in the tree are new. If
    // one of them has the index of an old row, rows were probably added above the old rows.
    shift = Set(before.values).isDisjoint(with: after.values) ? 0 : added
  }

  /// Whether the new index of each row equals its old index.
  var isEmpty: Bool {
    moves.isEmpty ? shift == 0 : moves.allSatisfy { $0.old == $0.new }
  }

  /// Returns the new index of a row; for a removed row, the index may be out of range.
  ///
  /// - Complexity: O(log *n*) for *n* rows in the tree.
  func newIndex(of row: Int) -> Int {
    guard let neighbor = moves.lastInPrefix(where: { $0.old <= row }) ?? moves.first else {
      return row + shift
    }
    return row + neighbor.new - neighbor.old
  }
}

extension Array {
  /// Returns the last element that meets a condition.
  ///
  /// All elements that meet the condition must precede the other elements.
  ///
  /// - Complexity: O(log *n*).
  func lastInPrefix(where condition: (Element) -> Bool) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}
