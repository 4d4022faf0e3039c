/// What has to be done to turn one list of keys into another.
///
/// Keys that stay in order relative to each other are *settled*: they need no move. The settled keys
/// are a longest increasing subsequence of the old positions, so the moves are as few as possible:
///
///     old      a b c d e
///     new      d a b x e        settled: a b e      moved: d      inserted: x      removed: c
///
/// A key that occurs twice in a list is kept for one of its places; the others come and go.
///
/// - Complexity: O(n) where nothing moves, O(n log n) otherwise.
@usableFromInline
struct KeyedChanges<Key: Hashable> {
  /// For each new key, its old position, or nil for a newcomer.
  @usableFromInline let oldPositions: [Int?]

  /// For each new key, whether its place relative to the other old ones is the same.
  @usableFromInline let isSettled: [Bool]

  /// The old positions whose keys are gone.
  @usableFromInline let removed: [Int]

  @inlinable
  init(from old: [Key], to new: [Key]) {
    // The parts that are alike at both ends need no table.
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)

    var removed: [Int] = []
    var positions: [Int?] = []
    positions.reserveCapacity(new.count)
    for position in 0..<prefix { positions.append(position) }
    if oldMiddle.isEmpty || newMiddle.isEmpty {
      removed.append(contentsOf: oldMiddle)
      for _ in newMiddle { positions.append(nil) }
    } else {
      var table = Dictionary(minimumCapacity: oldMiddle.count) as [Key: Int]
      for position in oldMiddle {
        if let duplicate = table.updateValue(position, forKey: old[position]) {
          removed.append(duplicate)
        }
      }
      for index in newMiddle { positions.append(table.removeValue(forKey: new[index])) }
      removed = (removed + table.values).sorted()
    }
    for position in (old.count - suffix)..<old.count { positions.append(position) }
    oldPositions = positions
    self.removed = removed
    isSettled = settledPlaces(positions, within: newMiddle)
  }
}

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

/// Which places belong to a longest run of increasing positions; all that are not in the middle do.
@usableFromInline
func settledPlaces(_ positions: [Int?], within middle: Range<Int>) -> [Bool] {
  var isSettled = Array(repeating: true, count: positions.count)
  // ends[n]: the index of the smallest last position of any increasing run of n + 1 positions.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: middle.count)
  for index in middle {
    isSettled[index] = false
    guard let position = positions[index] else { continue }
    let length = ends.partitioningIndex { (positions[$0] ?? 0) > position }
    if length > 0 { previous[index - middle.lowerBound] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var next = ends.last ?? -1
  while next >= 0 {
    isSettled[next] = true
    next = previous[next - middle.lowerBound]
  }
  return isSettled
}

extension Array {
  /// The first index whose element satisfies a predicate that is false up to some index and true after.
  func partitioningIndex(where predicate: (Self.Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
