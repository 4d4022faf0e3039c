import AmbientSupport

/// A list that compares the positions of two members in constant time, by their labels.
///
/// The labels of the members grow from the first member to the last. A new member gets a label
/// between the labels of its neighbors. If no number lies between these labels, the list gives new
/// labels to the *m* members that follow the new member. The new labels are spread between two
/// bounds: the label of the member before the new member, and the label of the member after the
/// *m* members. The list chooses the smallest *m* for which the bounds differ by more than
/// (*m* + 2)². An insertion therefore takes amortized O(log n) time (Dietz and Sleator, 1987).
final class OrderedList<Member: OrderMember> where Member.Neighbor == Member {
  // Unretained, like the links between members: a member is removed before it is released.
  private var first: Unretained<Member>?

  private let step: UInt64

  /// The number of labels that were changed to make room for new members.
  private(set) var relabeled = 0

  /// Creates an empty list.
  ///
  /// - Parameter step: The widest gap between a new label and the label before it. The default
  ///   leaves room for a subtree that is mounted later, and still gives labels to 2⁴⁰ members.
  init(step: UInt64 = 1 << 24) { self.step = step }

  func forEach(_ visit: (Member) -> Void) {
    var next = first
    while let member = next?.object {
      visit(member)
      next = member.nextInOrder
    }
  }

  /// Inserts a member after another one, or at the front if `previous` is nil.
  func insert(_ member: Member, after previous: Member?) {
    insert(member, afterUnretained: previous.map { Unretained($0) })
  }

  /// Inserts a member after an unretained one, without reference counting.
  func insert(_ member: Member, afterUnretained previous: Unretained<Member>?) {
    let next = previous == nil ? first : previous?.with { $0.nextInOrder }
    let newMember = Unretained(member)
    member.previousInOrder = previous
    member.nextInOrder = next
    next?.with { $0.previousInOrder = newMember }
    if let previous {
      previous.with { $0.nextInOrder = newMember }
    } else {
      first = newMember
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

  /// Moves consecutive members to the position after `previous`, or to the front if `previous` is
  /// nil.
  ///
  /// `previous` is not one of the moved members.
  ///
  /// - Complexity: O(m log n) amortized, for m moved members and n members of the list.
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

  /// Spreads the labels after `previous`, so that a number is free for the new member.
  ///
  /// The method skips the new member, which is already linked but has no label yet.
  private func makeRoom(after previous: Member?) {
    let base = previous?.orderLabel ?? 0
    let newMember = previous == nil ? first?.object : previous?.nextInOrder?.object
    var window: [Member] = []
    var next = newMember?.nextInOrder?.object
    while let member = next {
      let count = UInt64(window.count + 2)
      if member.orderLabel - base > count * count { break }
      window.append(member)
      next = member.nextInOrder?.object
    }
    let end = next?.orderLabel ?? .max
    let gap = min((end - base) / UInt64(window.count + 2), step)
    guard gap > 1 else { return relabelAll() }
    for (index, member) in window.enumerated() {
      member.orderLabel = base + gap * UInt64(index + 2)
    }
    relabeled += window.count
  }

  /// Labels all members from the beginning, because the labels have reached the largest number.
  private func relabelAll() {
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
