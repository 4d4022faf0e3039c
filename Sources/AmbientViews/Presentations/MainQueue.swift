import Dispatch

/// The dispatch queue that runs the main actor.
///
/// The queue is checked, not the thread: while the main thread waits for the queue, another thread
/// serves it.
enum MainQueue {
  /// The key that is set on the main queue alone.
  private static let mark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
