/// What waits until all is done that the user's action, or whatever else happened, has led to.
///
/// That is so when a tree has come to rest, and no other tree is amid an event or an update; without a
/// tree, when the main actor takes its next turn.
@MainActor
package enum EventEnd {
  private static var actions: [@MainActor () -> Void] = []

  /// How many events are being handled, by any tree, one within the other.
  static var eventsInProgress = 0

  /// Whether something waits.
  static var isAwaited: Bool { !actions.isEmpty }

  /// Whether a tree that came to rest may do what waits.
  ///
  /// A tree that settles within the event of another one does not end that event.
  static var mayCome: Bool { isAwaited && eventsInProgress == 0 && ViewTree.updating == nil }

  /// Queues an action.
  package static func perform(_ action: @escaping @MainActor () -> Void) {
    // What is left when the turn comes was queued in an earlier one: it belongs to what is over.
    // Detached, because it belongs to no view: a task would keep what it inherits.
    if actions.isEmpty { Task.detached { @MainActor in come() } }
    actions.append(action)
  }

  /// Does what was queued, and what that queues.
  static func come() {
    while isAwaited {
      let queued = actions
      actions = []
      for action in queued { action() }
    }
  }
}
