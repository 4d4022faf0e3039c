package import AmbientEnvironment
import AmbientSupport
import Synchronization

/// The view whose body is running.
///
/// The view comes from the tree that is updating on this thread, and not from a task-local value.
/// Setting a task-local value would cost time for each body, even for bodies that read no
/// dependencies.
package enum RunningView {
  /// The thread that is updating views; 0 if no thread is updating views.
  private static let thread = Atomic<UInt>(0)

  // Safe because only one thread updates views at a time, and only this thread accesses the
  // updater.
  private nonisolated(unsafe) static var updater: (any ViewUpdater)?

  /// The updater and the thread of the enclosing update, which ``end(_:)`` restores.
  package struct Outer {
    let updater: (any ViewUpdater)?
    let thread: UInt
  }

  /// Records that this thread updates views.
  ///
  /// Only one thread updates views at a time.
  ///
  /// - Parameter updater: The tree whose views this thread updates.
  /// - Returns: The updater and the thread before the call, for ``end(_:)``.
  package static func begin(_ updater: any ViewUpdater) -> Outer {
    let outer = Outer(updater: Self.updater, thread: thread.load(ordering: .relaxed))
    Self.updater = updater
    thread.store(currentThread(), ordering: .relaxed)
    return outer
  }

  package static func end(_ outer: Outer) {
    thread.store(outer.thread, ordering: .relaxed)
    updater = outer.updater
  }

  /// The environment of the view whose body is running on this thread; nil outside of bodies.
  static var environment: (any ViewEnvironment)? {
    let updating = thread.load(ordering: .relaxed)
    guard updating != 0, updating == currentThread() else { return nil }
    return updater?.runningViewEnvironment
  }
}
