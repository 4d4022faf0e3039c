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
struct KeyedChanges<Key: Hashable> {
  /// For each new key, its old position, or nil for a newcomer.
  let oldPositions: [Int?]

  /// For each new key, whether its place relative to the other old ones is the same.
  let isSettled: [Bool]

  /// The old positions whose keys are gone.
  let removed: [Int]

  init(from old: [Key], to new: [Key]) {
    if old == new {
      oldPositions = old.indices.map(Optional.some)
      isSettled = Array(repeating: true, count: old.count)
      removed = []
      return
    }
    if old.isEmpty {
      oldPositions = Array(repeating: nil, count: new.count)
      isSettled = Array(repeating: false, count: new.count)
      removed = []
      return
    }
    // The parts that are alike at both ends need no table.
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)

    var table = Dictionary(minimumCapacity: oldMiddle.count) as [Key: Int]
    var removed: [Int] = []
    for position in oldMiddle {
      if let duplicate = table.updateValue(position, forKey: old[position]) {
        removed.append(duplicate)
      }
    }
    var positions: [Int?] = (0..<prefix).map(Optional.some)
    for index in newMiddle { positions.append(table.removeValue(forKey: new[index])) }
    positions += ((old.count - suffix)..<old.count).map(Optional.some)
    oldPositions = positions
    self.removed = (removed + table.values).sorted()
    isSettled = Self.settle(positions, within: newMiddle)
  }

  private static func settle(_ positions: [Int?], within middle: Range<Int>) -> [Bool] {
    var isSettled = Array(repeating: true, count: positions.count)
    // ends[n]: the index of the smallest last position of any increasing run of n + 1 positions.
    var ends: [Int] = []
    var previous: [Int: Int] = [:]
    for index in middle {
      isSettled[index] = false
      guard let position = positions[index] else { continue }
      let length = ends.partitioningIndex { (positions[$0] ?? 0) > position }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var next = ends.last
    while let index = next {
      isSettled[index] = true
      next = previous[index]
    }
    return isSettled
  }
}

extension [Int] {
  /// The first index whose element satisfies a predicate that is false up to some index and true after.
  fileprivate func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
