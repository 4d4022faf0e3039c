#if Objects
import AmbientGraph
import OpenCombine

/// An input of the graph that represents the changes of one object.
///
/// In one tree, all properties that refer to the object share one input and one subscription. The
/// subscription begins with the first read. The subscription ends when the object announces a
/// change and the input has no readers, or when no property refers to the object.
final class ObjectChanges: Input<Int> {
  /// The properties that refer to the object keep it alive; this input does not.
  private(set) weak var object: AnyObject?

  /// The number of properties that refer to the object.
  var uses = 0

  private let subscribe: (AnnouncementReceiver) -> AnyCancellable?
  private var subscription: AnyCancellable?

  /// Whether a change was announced after the last run of a reader.
  private var isAnnounced = false

  init<Object: ObservableObject>(of object: Object, in graph: Graph) {
    self.object = object
    subscribe = { [weak object] receiver in
      object?.objectWillChange.sink { _ in receiver.objectWillChange() }
    }
    super.init(0, in: graph)
  }

  override var label: String { object.map { "\(type(of: $0))" } ?? "an object" }

  // The value is a counter, so each new value is a change.
  override func isSame(_ old: UnsafePointer<Int>, _ new: UnsafePointer<Int>) -> Bool { false }

  /// Makes the running body or computation depend on later changes of the object.
  func track() {
    if subscription == nil { beginSubscription() }
    isAnnounced = false
    _ = read()
  }

  /// Records that the object is about to change, or ends the subscription if there are no readers.
  ///
  /// After one announcement, the method returns false until the readers run again. In a
  /// transaction, the method returns true for every announcement while the input has readers.
  ///
  /// - Returns: Whether the caller must pass the announcement on to the graph.
  func willChange() -> Bool {
    guard hasReaders else {
      subscription = nil
      return false
    }
    // After the first announcement, the next update runs the readers in any case. In a transaction,
    // the result is true again, so that the caller passes the transaction on to the update.
    guard !isAnnounced || WriteContext.current != nil else { return false }
    isAnnounced = true
    return true
  }

  /// Invalidates the readers, or ends the subscription if there are no readers.
  func invalidateReaders() {
    guard hasReaders else { return subscription = nil }
    set(value &+ 1)
  }

  override func retire() {
    subscription = nil
    super.retire()
  }

  private func beginSubscription() {
    let receiver = AnnouncementReceiver(for: self)
    // Reads during the creation of the publisher are not dependencies of the body.
    subscription = graph.withoutTracking { subscribe(receiver) }
    receiver.hasBegun = true
  }
}
#endif
