import AmbientSupport

/// A binary heap of members of one order: none comes before the one at half its index.
struct OrderedHeap<Member: QueueMember> where Member.Neighbor == Member {
  private var members: [Unretained<Member>] = []

  var isEmpty: Bool { members.isEmpty }

  /// The member that comes first in the order.
  var first: Unretained<Member>? { members.first }

  mutating func insert(_ member: Member) {
    members.append(Unretained(member))
    rise(from: members.count - 1)
  }

  /// Takes out the member at a place, and leaves it to the caller to tell it so.
  mutating func remove(at place: Int) {
    let last = members.removeLast()
    guard place < members.count else { return }
    members[place] = last
    sink(from: place)
    rise(from: place)
  }

  func forEach(_ visit: (Member) -> Void) {
    for member in members { visit(member.object) }
  }

  /// The places where a member does not know its place, or precedes the one above it.
  func misplaced(ignoringOrder: Bool) -> [Int] {
    members.indices.filter { place in
      let isLost = members[place].object.placeInQueue != .heap(Int32(place))
      return isLost || !ignoringOrder && place > 0 && label(place) < label((place - 1) / 2)
    }
  }

  private func label(_ place: Int) -> UInt64 {
    members[place].with { $0.orderLabel }
  }

  private func note(_ place: Int) {
    members[place].with { $0.placeInQueue = .heap(Int32(place)) }
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0, label(place) < label((place - 1) / 2) {
      members.swapAt(place, (place - 1) / 2)
      note(place)
      place = (place - 1) / 2
    }
    note(place)
  }

  private mutating func sink(from start: Int) {
    var place = start
    while 2 * place + 1 < members.count {
      var below = 2 * place + 1
      if below + 1 < members.count, label(below + 1) < label(below) { below += 1 }
      guard label(below) < label(place) else { break }
      members.swapAt(place, below)
      note(place)
      place = below
    }
    note(place)
  }
}
