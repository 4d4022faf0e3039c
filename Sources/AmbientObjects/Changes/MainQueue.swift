#if Objects
import Dispatch

/// The queue on which the main actor works.
///
/// To ask for the main thread would not do: in a program whose `main` is asynchronous, Dispatch lets
/// that thread go, and the queue is served by others.
enum MainQueue {
  /// Whether the caller runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
#endif
