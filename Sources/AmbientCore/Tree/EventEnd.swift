/// Work that waits for the end of an event.
///
/// An event is an action of the user, or another cause outside of the tree. The event ends when a
/// tree has settled, and all trees have finished their events and updates. If no tree settles, the
/// event ends when the main actor runs its next task.
@MainActor
package enum EventEnd {
  private static var actions: [@MainActor () -> Void] = []

  /// The number of events that trees are handling now; an event may be sent while another is
  /// handled.
  static var eventsInProgress = 0

  static var hasActions: Bool { !actions.isEmpty }

  /// Whether a tree that has settled may run the queued actions.
  ///
  /// A tree that settles during another tree's event does not end that event.
  static var canRunActions: Bool { hasActions && eventsInProgress == 0 && ViewTree.updating == nil }

  /// Queues an action for the end of the current event.
  package static func perform(_ action: @escaping @MainActor () -> Void) {
    // The task runs the actions if no tree has run them before. The task is detached, because
    // inherited task-local values could keep the values of a view alive.
    if actions.isEmpty { Task.detached { @MainActor in runActions() } }
    actions.append(action)
  }

  /// Runs the queued actions, and the actions that they queue while they run.
  static func runActions() {
    while hasActions {
      let queued = actions
      actions = []
      for action in queued { action() }
    }
  }
}
