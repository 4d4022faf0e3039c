import AmbientSupport

/// A list in which "does a come before b?" costs two loads.
///
/// Every member has a label that grows along the list. A newcomer takes a label between its
/// neighbors'; where no room is left, the labels that follow are spread until they fit. The window
/// grows with the square of its length, which keeps an insertion at amortized O(log n)
/// (Dietz and Sleator, 1987).
final class OrderedList<Member: OrderMember> where Member.Neighbor == Member {
  // Not retained, as the links are: a member is removed before it goes away.
  private var first: Unretained<Member>?

  private let step: UInt64

  /// How many labels were given anew, to make room for newcomers.
  private(set) var relabeled = 0

  /// - Parameter step: The widest gap between neighbors. It leaves room for a subtree that is mounted
  ///   later; a list of 2³² members still fits.
  init(step: UInt64 = 1 << 24) { self.step = step }

  /// Visits all members in order.
  func forEach(_ visit: (Member) -> Void) {
    var next = first
    while let member = next?.object {
      visit(member)
      next = member.nextInOrder
    }
  }

  /// Adds a member behind another, or in front of all.
  func insert(_ member: Member, after previous: Member?) {
    insert(member, afterUnretained: previous.map { Unretained($0) })
  }

  /// The same, counting no references.
  func insert(_ member: Member, afterUnretained previous: Unretained<Member>?) {
    let next = previous == nil ? first : previous?.with { $0.nextInOrder }
    let newcomer = Unretained(member)
    member.previousInOrder = previous
    member.nextInOrder = next
    next?.with { $0.previousInOrder = newcomer }
    if let previous {
      previous.with { $0.nextInOrder = newcomer }
    } else {
      first = newcomer
    }

    var (low, high) = labels(of: previous, and: next)
    if high - low < 2 {
      makeRoom(after: previous?.object)
      (low, high) = labels(of: previous, and: next)
    }
    member.orderLabel = low + min((high - low) / 2, step)
  }

  private func labels(
    of previous: Unretained<Member>?,
    and next: Unretained<Member>?
  ) -> (UInt64, UInt64) {
    let low = previous?.with { $0.orderLabel }
    let high = next?.with { $0.orderLabel }
    return (low ?? 0, high ?? .max)
  }

  /// Takes a member out.
  func remove(_ member: Member) {
    let (previous, next) = (member.previousInOrder, member.nextInOrder)
    if let previous {
      previous.with { $0.nextInOrder = next }
    } else if first == Unretained(member) {
      first = next
    }
    next?.with { $0.previousInOrder = previous }
    member.previousInOrder = nil
    member.nextInOrder = nil
  }

  /// Moves a run of neighbors behind another member that is not one of them.
  ///
  /// - Complexity: O(members of the run), amortized with a factor of log n.
  func move(from start: Member, through end: Member, after previous: Member?) {
    var target = previous
    var next: Member? = start
    while let member = next {
      next = member === end ? nil : member.nextInOrder?.object
      remove(member)
      insert(member, after: target)
      target = member
    }
  }

  /// Spreads the labels behind `previous`, so that its successor leaves a gap.
  ///
  /// The newcomer is linked already and has no label yet; it is passed over.
  private func makeRoom(after previous: Member?) {
    let base = previous?.orderLabel ?? 0
    let newcomer = previous == nil ? first?.object : previous?.nextInOrder?.object
    var window: [Member] = []
    var next = newcomer?.nextInOrder?.object
    while let member = next {
      let count = UInt64(window.count + 2)
      if member.orderLabel - base > count * count { break }
      window.append(member)
      next = member.nextInOrder?.object
    }
    let end = next?.orderLabel ?? .max
    let gap = min((end - base) / UInt64(window.count + 2), step)
    guard gap > 1 else { return startAgain() }
    for (index, member) in window.enumerated() {
      member.orderLabel = base + gap * UInt64(index + 2)
    }
    relabeled += window.count
  }

  /// Labels everything from the beginning, when the list has crept up to the last label there is.
  private func startAgain() {
    var count = 0
    forEach { _ in count += 1 }
    let gap = min(UInt64.max / UInt64(count + 1), step)
    var label: UInt64 = 0
    forEach { member in
      label += gap
      member.orderLabel = label
    }
    relabeled += count
  }
}
