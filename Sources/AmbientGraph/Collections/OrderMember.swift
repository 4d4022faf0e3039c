import AmbientSupport

/// What an ``OrderedList`` keeps in each of its members.
///
/// The links are not retained: a member leaves the list before it goes away.
protocol OrderMember: AnyObject {
  /// The type of all members of one list.
  associatedtype Neighbor: AnyObject

  var previousInOrder: Unretained<Neighbor>? { get set }
  var nextInOrder: Unretained<Neighbor>? { get set }

  /// Grows along the list, so that the labels of two members tell which of them comes first.
  var orderLabel: UInt64 { get set }
}

/// What an ``OrderedQueue`` keeps in each of its members, which are in one order.
///
/// The links are not retained: a member leaves the queue before it goes away.
protocol QueueMember: OrderMember {
  /// Where it waits; nil while it does not wait.
  var placeInQueue: QueuePlace? { get set }

  var previousInQueue: Unretained<Neighbor>? { get set }
  var nextInQueue: Unretained<Neighbor>? { get set }
}

/// Where a member of a queue waits: in its list, or at an index of its heap.
enum QueuePlace: Equatable { case list, heap(Int32) }
