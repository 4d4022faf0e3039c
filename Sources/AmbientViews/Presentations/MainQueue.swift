import Dispatch

/// The queue that runs the main actor.
///
/// Which thread that is says nothing: where the main thread waits for the queue, another one serves it.
enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether it runs who asks.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
