import AmbientSupport

/// The fields that an ``OrderedList`` stores in each of its members.
///
/// The links are unretained: a member leaves the list before it is released.
protocol OrderMember: AnyObject {
  /// The type of all members of one list.
  associatedtype Neighbor: AnyObject

  var previousInOrder: Unretained<Neighbor>? { get set }
  var nextInOrder: Unretained<Neighbor>? { get set }

  /// A number that grows along the list, so that the labels of two members give their order.
  var orderLabel: UInt64 { get set }
}

/// The fields that an ``OrderedQueue`` stores in each of its members.
///
/// All members of a queue are also in one ``OrderedList``.
///
/// The links are unretained: a member leaves the queue before it is released.
protocol QueueMember: OrderMember {
  /// The position in the queue; nil while the member is not in the queue.
  var positionInQueue: QueuePosition? { get set }

  var previousInQueue: Unretained<Neighbor>? { get set }
  var nextInQueue: Unretained<Neighbor>? { get set }
}

/// The position of a member: in the sorted list of the queue, or at an index of the queue's heap.
enum QueuePosition: Equatable { case list, heap(Int32) }
