import AmbientCore
import AmbientFoundation
import AmbientGraph
import Foundation
import Synchronization

/// The user defaults that were written and are not on disk yet.
///
/// On Linux, Foundation writes user defaults to disk only when `synchronize()` is called. A call
/// writes all values of the suite and takes about a millisecond. The library therefore calls
/// `synchronize()` once at the end of each event, and when the program exits. After a write
/// outside of the main queue, a task calls `synchronize()`.
enum UnsavedDefaults {
  // `UncheckedSendable` is safe here, because user defaults may be used on any thread.
  private static let defaults = Mutex<[ObjectIdentifier: UncheckedSendable<UserDefaults>]>([:])

  /// A lock that is held during `save()`, so that the program does not exit during a save.
  ///
  /// The lock is recursive, because `save()` can be called again during a save. Foundation may post
  /// a notification of a change during the save. If a host ends an event in response to this
  /// notification, the end of the event may call `save()`.
  private static let saving = NSRecursiveLock()

  static func add(_ written: UserDefaults) {
    #if !canImport(Darwin)
    _ = savesAtExit
    let written = UncheckedSendable(written)
    let isFirst = defaults.withLock { defaults in
      defer { defaults[ObjectIdentifier(written.value)] = written }
      return defaults.isEmpty
    }
    // Outside of the main queue, a write schedules no save while other user defaults are unsaved.
    // The save that is scheduled for them writes all unsaved user defaults to disk.
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { EventCompletionQueue.enqueue { save() } }
    } else if isFirst {
      Task.detached { save() }
    }
    #endif
  }

  /// Takes all user defaults out of `defaults`, and writes them to disk.
  private static func save() {
    saving.lock()
    defer { saving.unlock() }
    let unsaved = defaults.withLock { defaults in
      defer { defaults = [:] }
      return defaults
    }
    for defaults in unsaved.values { _ = defaults.value.synchronize() }
  }

  private static let savesAtExit: Bool = { atexit { UnsavedDefaults.save() } == 0 }()
}
