import Synchronization

/// A shared box for an action that views replace on every update.
///
/// Values that refer to the box compare equal when the action changes. A body that only calls the
/// action therefore does not run again.
package final class NewestAction<Action> {
  private let lock = Mutex(())
  // Guarded by the lock.
  private var action: Action

  /// Creates a box with its first action.
  package init(_ action: Action) { self.action = action }

  /// The action that was set last.
  package var newest: Action {
    get { lock.exclusively { action } }
    set {
      // The old action is released after the lock is open again, because its release may run any
      // code.
      var incoming = newValue
      lock.exclusively { swap(&action, &incoming) }
    }
  }
}

// All users share the action itself; the lock guards the stored property.
extension NewestAction: @unchecked Sendable where Action: Sendable {}
