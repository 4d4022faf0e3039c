import Synchronization

/// A shared box for an action.
///
/// Views replace the action on every update. Values that refer to the same box compare equal, even
/// after the action has changed. A body that only calls the action therefore does not run again.
package final class NewestAction<Action> {
  private let lock = Mutex(())
  // Guarded by the lock.
  private var action: Action

  package init(_ action: Action) { self.action = action }

  package var newest: Action {
    get { lock.exclusively { action } }
    set {
      // The old action is released after the lock is open again. A release can run a `deinit` that
      // uses this box. If the lock were still closed, the `deinit` would wait for the lock forever.
      var incoming = newValue
      lock.exclusively { swap(&action, &incoming) }
    }
  }
}

// The lock guards only the stored property. Several threads may use the action at the same time, so
// the action itself must be sendable.
extension NewestAction: @unchecked Sendable where Action: Sendable {}
