import AmbientSupport

/// A binary heap of members of one ``OrderedList``.
///
/// A parent in the heap precedes its children in the list.
struct OrderedHeap<Member: QueueMember> where Member.Neighbor == Member {
  private var members: [Unretained<Member>] = []

  var isEmpty: Bool { members.isEmpty }

  var first: Unretained<Member>? { members.first }

  mutating func insert(_ member: Member) {
    members.append(Unretained(member))
    rise(from: members.count - 1)
  }

  /// Removes the member at an index.
  ///
  /// The caller clears the member's `positionInQueue`.
  mutating func remove(at index: Int) {
    let last = members.removeLast()
    guard index < members.count else { return }
    members[index] = last
    sink(from: index)
    rise(from: index)
  }

  func forEach(_ visit: (Member) -> Void) {
    for member in members { visit(member.object) }
  }

  /// Returns the indices of the members that store a wrong position, or precede their parents.
  func misplaced(ignoringOrder: Bool) -> [Int] {
    members.indices.filter { index in
      let isWrong = members[index].object.positionInQueue != .heap(Int32(index))
      return isWrong || !ignoringOrder && index > 0 && label(index) < label((index - 1) / 2)
    }
  }

  private func label(_ index: Int) -> UInt64 {
    members[index].with { $0.orderLabel }
  }

  private func store(_ index: Int) {
    members[index].with { $0.positionInQueue = .heap(Int32(index)) }
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0, label(index) < label((index - 1) / 2) {
      members.swapAt(index, (index - 1) / 2)
      store(index)
      index = (index - 1) / 2
    }
    store(index)
  }

  private mutating func sink(from start: Int) {
    var index = start
    while 2 * index + 1 < members.count {
      var below = 2 * index + 1
      if below + 1 < members.count, label(below + 1) < label(below) { below += 1 }
      guard label(below) < label(index) else { break }
      members.swapAt(index, below)
      store(index)
      index = below
    }
    store(index)
  }
}
