import Synchronization

/// The newest of the actions that were given for one place.
///
/// What refers to it stays the same when another action comes: whoever only calls it has no reason to
/// run again.
package final class NewestAction<Action> {
  private let lock = Mutex(())
  // Guarded by the lock.
  private var action: Action

  /// Begins with an action.
  package init(_ action: Action) { self.action = action }

  /// The action that came last.
  package var newest: Action {
    get { lock.exclusively { action } }
    set {
      // The old one goes away after the lock is open again: its end may be anything.
      var incoming = newValue
      lock.exclusively { swap(&action, &incoming) }
    }
  }
}

// The action is what is shared; the lock guards its place.
extension NewestAction: @unchecked Sendable where Action: Sendable {}
