extension KeyedChanges {
  /// The new positions of the keys that come or move, in order, each with the index at which it is put.
  ///
  /// The steps are taken one after the other: what moves later still stands at its old place, and
  /// shifts what is put behind it.
  ///
  ///     old      a b c
  ///     new      b x c a        x is put at 2 in "a b c", then a is moved to 3 in "b x c"
  ///
  /// - Complexity: O(n log n), and O(moves) more for each move.
  var steps: [(position: Int, index: Int)] {
    var steps: [(position: Int, index: Int)] = []
    let moved = oldPositions.indices.filter { !isSettled[$0] }
    var waiting = moved.compactMap { oldPositions[$0] }.sorted()
    var lastSettled = -1
    var shift = 0
    for (position, old) in oldPositions.enumerated() {
      if let old, isSettled[position] {
        lastSettled = old
        shift = waiting.partitioningIndex { $0 > old }
        continue
      }
      if let old {
        waiting.remove(at: waiting.partitioningIndex { $0 >= old })
        if old < lastSettled { shift -= 1 }
      }
      steps.append((position, position + shift))
    }
    return steps
  }
}
