import Dispatch

/// The dispatch queue that runs the main actor.
///
/// ``isCurrent`` checks the queue and not the thread. In a program with an asynchronous `main`,
/// Dispatch ends the main thread, and other threads serve the queue.
package enum MainQueue {
  /// A key that has a value only on the main queue.
  private static let mark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
