import Testing

@testable import AmbientCore

@Suite struct `Changes between two lists of keys` {
  @Test func `KeyedChanges finds keys that stay, move, appear and disappear`() {
    let changes = KeyedChanges(from: ["a", "b", "c", "d", "e"], to: ["d", "a", "b", "x", "e"])
    #expect(changes.oldPositions == [3, 0, 1, nil, 4])
    #expect(changes.isSettled == [false, true, true, false, true])
    #expect(changes.removed == [2])
  }

  @Test func `KeyedChanges finds no changes between equal lists`() {
    let changes = KeyedChanges(from: [1, 2, 3], to: [1, 2, 3])
    #expect(changes.oldPositions == [0, 1, 2])
    #expect(changes.isSettled == [true, true, true])
    #expect(changes.removed.isEmpty)
  }

  @Test func `Each occurrence of a repeated key is matched or removed exactly once`() {
    let fewer = KeyedChanges(from: ["x", "a", "a", "b", "a"], to: ["a", "b", "y"])
    let kept = fewer.oldPositions.compactMap { $0 }
    #expect(Set(kept).count == kept.count)
    #expect(Set(kept + fewer.removed) == [0, 1, 2, 3, 4])
    let more = KeyedChanges(from: ["a", "b"], to: ["b", "a", "a"])
    #expect(more.oldPositions == [1, 0, nil])
  }

  /// Tests all pairs of lists that contain at most four of six keys, each key at most once.
  ///
  /// There are 1 + 6 + 30 + 120 + 360 = 517 such lists, with zero to four keys.
  @Test func `KeyedChanges finds the fewest moves between any two short lists`() {
    let lists = arrangements(of: [0, 1, 2, 3, 4, 5], upTo: 4)
    #expect(lists.count == 517)
    var failures: [String] = []
    for old in lists {
      for new in lists where !leads(from: old, to: new) { failures.append("\(old) → \(new)") }
    }
    #expect(failures.isEmpty)
  }

  /// Whether the changes lead from the old list to the new one with the fewest possible moves.
  private func leads(from old: [Int], to new: [Int]) -> Bool {
    let changes = KeyedChanges(from: old, to: new)
    // Settled keys do not move, so they must have the same order in both lists.
    let settled = zip(changes.oldPositions, changes.isSettled).compactMap { $1 ? $0 : nil }
    guard settled == settled.sorted() else { return false }
    for (index, position) in changes.oldPositions.enumerated() {
      guard position == old.firstIndex(of: new[index]) else { return false }
    }
    guard changes.removed == old.indices.filter({ !new.contains(old[$0]) }) else { return false }
    // A key that stays in the list moves unless it is settled. So the fewest keys move if the
    // number of settled keys is as large as possible.
    let kept = changes.oldPositions.compactMap { $0 }
    return settled.count == longestIncreasing(kept)
  }

  /// Returns the length of the longest increasing subsequence, by trying all subsequences.
  private func longestIncreasing(_ numbers: [Int]) -> Int {
    var best = 0
    for mask in 0..<(1 << numbers.count) {
      let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      if chosen == chosen.sorted() { best = max(best, chosen.count) }
    }
    return best
  }

  /// Returns all lists that contain at most `length` of the keys, each key at most once.
  private func arrangements(of keys: [Int], upTo length: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { list in keys.filter { !list.contains($0) }.map { list + [$0] } }
      result += last
    }
    return result
  }
}
