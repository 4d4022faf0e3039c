#if Objects
import Dispatch

/// The queue that the main actor runs on.
///
/// A check for the main thread is not enough: in a program with an asynchronous `main`, Dispatch
/// ends that thread, and other threads serve the queue.
enum MainQueue {
  /// Whether the caller runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
#endif
