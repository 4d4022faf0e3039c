package import AmbientEnvironment
import AmbientSupport
import Synchronization

/// The view whose body runs, found without a binding: bodies that read no dependencies pay nothing.
package enum RunningView {
  /// The thread that updates views now; 0 if none does.
  private static let thread = Atomic<UInt>(0)

  // Only the thread that is named looks at it.
  private nonisolated(unsafe) static var updater: (any ViewUpdater)?

  /// What was named before.
  package struct Outer {
    let updater: (any ViewUpdater)?
    let thread: UInt
  }

  /// Names who updates views from now on, which one thread does at a time.
  package static func begin(_ updater: any ViewUpdater) -> Outer {
    let outer = Outer(updater: Self.updater, thread: thread.load(ordering: .relaxed))
    Self.updater = updater
    thread.store(currentThread(), ordering: .relaxed)
    return outer
  }

  /// Names again what was named before.
  package static func end(_ outer: Outer) {
    thread.store(outer.thread, ordering: .relaxed)
    updater = outer.updater
  }

  /// Where the view stands whose body runs on this thread; nil outside of bodies.
  static var surroundings: (any ViewSurroundings)? {
    let updating = thread.load(ordering: .relaxed)
    guard updating != 0, updating == currentThread() else { return nil }
    return updater?.runningSurroundings
  }
}
