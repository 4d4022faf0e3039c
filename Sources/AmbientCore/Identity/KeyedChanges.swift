/// The insertions, removals and moves that turn one list of keys into another.
///
/// A key that needs no move is *settled*. The old positions of the settled keys form a longest
/// increasing subsequence, so that there are as few moves as possible:
///
///     old      a b c d e
///     new      d a b x e        settled: a b e      moved: d      inserted: x      removed: c
///
/// A key may occur more than once in a list. Between the equal beginnings and the equal ends of the
/// lists, the last old occurrence of a key is matched with the first new occurrence. All other
/// occurrences there count as removed or inserted.
///
/// - Complexity: O(n + m log m) for lists of n keys, of which m are between the equal beginnings
///   and the equal ends of the lists.
@usableFromInline
struct KeyedChanges<Key: Hashable> {
  /// For each new key, the old position; nil if the key is inserted.
  @usableFromInline let oldPositions: [Int?]

  /// For each new key, whether it is settled.
  @usableFromInline let isSettled: [Bool]

  /// The old positions of the keys that are removed, in order.
  @usableFromInline let removed: [Int]

  @inlinable
  init(from old: [Key], to new: [Key]) {
    // Equal keys at the beginnings and at the ends of both lists are matched without a table.
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
    isSettled = settledPositions(positions, within: newMiddle)
  }
}

extension KeyedChanges {
  /// The insertions and moves that a host makes, in order.
  ///
  /// `position` is the key's position in the new list. `index` is the key's position in the host's
  /// list after the step.
  ///
  /// The steps are applied one after the other. A moved key remains in the host's list, at the old
  /// place, until its own step.
  ///
  ///     old      a b c
  ///     new      b x c a        insert x at 2: a b x c        then move a to 3: b x c a
  ///
  /// - Complexity: O(n log n + m²) for n new keys and m moves.
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

/// Returns, for each index, whether its position belongs to a longest increasing subsequence.
///
/// The result is true for every index outside of `middle`.
@usableFromInline
func settledPositions(_ positions: [Int?], within middle: Range<Int>) -> [Bool] {
  var isSettled = Array(repeating: true, count: positions.count)
  // Increasing subsequences of length n + 1 can end at several indices. `ends[n]` is the index with
  // the smallest position.
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
  /// Returns the first index whose element satisfies a predicate; `count` if there is none.
  ///
  /// The predicate must be false for all elements before that index, and true for all others.
  ///
  /// - Complexity: O(log *n*).
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
