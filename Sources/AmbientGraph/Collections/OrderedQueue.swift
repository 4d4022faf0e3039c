import AmbientSupport

/// Members of one order that wait, given out in that order.
///
/// They mostly come in the order: a write marks its readers so, and a parent schedules its children so, before
/// all that wait. Therefore the queue keeps a list in the order, which a member joins in constant time before all,
/// after all, or right after the one that joined last. All others go to a heap. The next one is the first of the
/// list or the first of the heap.
///
/// Every member knows its place, so that one that is retired leaves at once. Therefore nothing is kept
/// alive here, and no label is compared that is out of date.
struct OrderedQueue<Member: QueueMember> where Member.Neighbor == Member {
  private var firstInList: Unretained<Member>?
  private var lastInList: Unretained<Member>?

  // The one that joined the list last, or preceded that one when it left.
  private var latest: Unretained<Member>?

  private var heap = OrderedHeap<Member>()
  private var isOutOfOrder = false

  var isEmpty: Bool { firstInList == nil && heap.isEmpty }

  /// Adds a member, unless it waits already.
  mutating func insert(_ member: Member) {
    guard member.placeInQueue == nil else { return }
    guard let firstInList, let lastInList else { return link(member, behind: nil) }
    if lastInList.precedes(member) {
      link(member, behind: lastInList)
    } else if !firstInList.precedes(member) {
      link(member, behind: nil)
    } else if let latest, latest.precedes(member), latest.nextInQueue?.precedes(member) == false {
      link(member, behind: latest)
    } else {
      heap.insert(member)
    }
  }

  private mutating func link(_ member: Member, behind previous: Unretained<Member>?) {
    let newcomer = Unretained(member)
    let next = previous == nil ? firstInList : previous?.nextInQueue
    member.placeInQueue = .list
    member.previousInQueue = previous
    member.nextInQueue = next
    join(previous, newcomer)
    join(newcomer, next)
    latest = newcomer
  }

  /// Lets one member follow another; nil stands for the ends of the list.
  private mutating func join(_ previous: Unretained<Member>?, _ next: Unretained<Member>?) {
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

  /// Takes a member out, if it waits.
  mutating func remove(_ member: Member) {
    switch member.placeInQueue {
    case nil: return
    case .heap(let place): heap.remove(at: Int(place))
    case .list:
      let previous = member.previousInQueue
      if latest == Unretained(member) { latest = previous }
      join(previous, member.nextInQueue)
    }
    member.placeInQueue = nil
  }

  /// Takes out the member that comes first in the order.
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

  /// Puts everything in order again, after members that wait have moved in it.
  mutating func reorder() { isOutOfOrder = true }

  private mutating func restoreOrder() {
    isOutOfOrder = false
    var members: [Member] = []
    forEach { members.append($0) }
    self = OrderedQueue()
    for member in members.sorted(by: { $0.orderLabel < $1.orderLabel }) {
      member.placeInQueue = nil
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
  /// What is wrong with the queue: members that do not know their place, or stand in a wrong one.
  func contradictions(naming name: (Member) -> String) -> [String] {
    var found: [String] = []
    var last: Unretained<Member>?
    var next = firstInList
    while let member = next?.object {
      next = member.nextInQueue
      let isLost =
        member.placeInQueue != .list
        || member.previousInQueue != last
      if isLost || !isOutOfOrder && last?.precedes(member) == false {
        found.append("\(name(member)) is in a wrong place of the queue's list.")
      }
      last = Unretained(member)
    }
    if last != lastInList {
      found.append("The queue does not know the end of its list.")
    }
    return found
      + heap.misplaced(ignoringOrder: isOutOfOrder).map {
        "The queue's heap is wrong at place \($0)."
      }
  }
}
