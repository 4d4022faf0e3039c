import AmbientSupport

/// A queue whose members leave in the order of their ``OrderedList``.
///
/// In a graph, the members are the effects that wait to run. Most effects arrive in order. A write
/// invalidates the readers of an input in order. The effect of a parent view schedules the effects
/// of its child views in order, and these effects precede all waiting members. The queue therefore
/// has a sorted list of its own. A member joins this list, in constant time, if the member's place
/// is the front, the end, or right after the member that joined last. All other members go to a
/// heap. The member that leaves next is the first of the sorted list or the first of the heap.
///
/// Each member stores its position in the queue, so that ``remove(_:)`` finds the member without a
/// search. An effect leaves the queue when it is retired (removed from the graph). For this reason,
/// the queue need not retain its members, and never reads the `orderLabel` of a retired effect.
struct OrderedQueue<Member: QueueMember> where Member.Neighbor == Member {
  private var firstInList: Unretained<Member>?
  private var lastInList: Unretained<Member>?

  // The member that joined the list last. When that member leaves, its predecessor takes this role.
  private var latest: Unretained<Member>?

  private var heap = OrderedHeap<Member>()
  private var isOutOfOrder = false

  var isEmpty: Bool { firstInList == nil && heap.isEmpty }

  /// Adds a member, unless it waits already.
  mutating func insert(_ member: Member) {
    guard member.positionInQueue == nil else { return }
    guard let firstInList, let lastInList else { return link(member, after: nil) }
    if lastInList.precedes(member) {
      link(member, after: lastInList)
    } else if !firstInList.precedes(member) {
      link(member, after: nil)
    } else if let latest, latest.precedes(member), latest.nextInQueue?.precedes(member) == false {
      link(member, after: latest)
    } else {
      heap.insert(member)
    }
  }

  private mutating func link(_ member: Member, after previous: Unretained<Member>?) {
    let newMember = Unretained(member)
    let next = previous == nil ? firstInList : previous?.nextInQueue
    member.positionInQueue = .list
    member.previousInQueue = previous
    member.nextInQueue = next
    connect(previous, newMember)
    connect(newMember, next)
    latest = newMember
  }

  /// Links two neighbors in the list; if one is nil, the other becomes the first or last member.
  private mutating func connect(_ previous: Unretained<Member>?, _ next: Unretained<Member>?) {
    if let previous {
      previous.with { $0.nextInQueue = next }
    } else {
      firstInList = next
    }
    if let next {
      next.with { $0.previousInQueue = previous }
    } else {
      lastInList = previous
    }
  }

  /// Removes a member, if it waits.
  mutating func remove(_ member: Member) {
    switch member.positionInQueue {
    case nil: return
    case .heap(let index): heap.remove(at: Int(index))
    case .list:
      let previous = member.previousInQueue
      if latest == Unretained(member) { latest = previous }
      connect(previous, member.nextInQueue)
    }
    member.positionInQueue = nil
  }

  mutating func popFirst() -> Unretained<Member>? {
    if isOutOfOrder { restoreOrder() }
    guard let member = first else { return nil }
    member.with { remove($0) }
    return member
  }

  private var first: Unretained<Member>? {
    guard let firstInHeap = heap.first else { return firstInList }
    guard let firstInList else { return firstInHeap }
    return firstInHeap.with { firstInList.precedes($0) }
      ? firstInList : firstInHeap
  }

  /// Makes the next call of ``popFirst()`` sort all members again.
  ///
  /// The graph calls this method after waiting members have moved in the ``OrderedList``.
  mutating func reorder() { isOutOfOrder = true }

  private mutating func restoreOrder() {
    isOutOfOrder = false
    var members: [Member] = []
    forEach { members.append($0) }
    self = OrderedQueue()
    for member in members.sorted(by: { $0.orderLabel < $1.orderLabel }) {
      member.positionInQueue = nil
      insert(member)
    }
  }

  func forEach(_ visit: (Member) -> Void) {
    var next = firstInList
    while let member = next {
      next = member.nextInQueue
      visit(member.object)
    }
    heap.forEach(visit)
  }
}

extension Unretained where Object: QueueMember, Object.Neighbor == Object {
  fileprivate var nextInQueue: Self? { with { $0.nextInQueue } }

  fileprivate func precedes(_ other: Object) -> Bool {
    with { $0.orderLabel } < other.orderLabel
  }
}

// MARK: - For tests

extension OrderedQueue {
  /// Describes the errors in the queue: members with a wrong position or in the wrong order.
  func contradictions(naming name: (Member) -> String) -> [String] {
    var errors: [String] = []
    var last: Unretained<Member>?
    var next = firstInList
    while let member = next?.object {
      next = member.nextInQueue
      let isWrong =
        member.positionInQueue != .list
        || member.previousInQueue != last
      if isWrong || !isOutOfOrder && last?.precedes(member) == false {
        errors.append("\(name(member)) is at a wrong position in the queue's list.")
      }
      last = Unretained(member)
    }
    if last != lastInList {
      errors.append("The last member of the queue's list differs from the stored last member.")
    }
    return errors
      + heap.misplaced(ignoringOrder: isOutOfOrder).map {
        "The queue's heap is wrong at index \($0)."
      }
  }
}
