import AmbientCore
import AmbientGraph
import Foundation
import Synchronization

/// The user defaults that were written, and not yet to the disk.
///
/// Foundation on Linux writes them when `synchronize()` is called, and never otherwise. That takes about a
/// millisecond, with all values of the suite; so it is done once for each event, and when the program exits.
enum UnsavedDefaults {
  // User defaults may be used on any thread.
  private static let defaults = Mutex<[ObjectIdentifier: Unchecked<UserDefaults>]>([:])

  /// Held while they are written, so that the end of the program waits for that.
  ///
  /// Recursive, because a host that hears of the change may end an event.
  private static let saving = NSRecursiveLock()

  /// Notes that something was written.
  static func add(_ written: UserDefaults) {
    #if !canImport(Darwin)
    _ = savesAtExit
    let written = Unchecked(written)
    let isFirst = defaults.withLock { defaults in
      defaults[ObjectIdentifier(written.value)] = written
      return defaults.count == 1
    }
    guard isFirst else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { EventEnd.perform { save() } }
    } else {
      Task.detached { save() }
    }
    #endif
  }

  /// Writes all of them.
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
