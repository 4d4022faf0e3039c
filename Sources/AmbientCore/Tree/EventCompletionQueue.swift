/// Actions that wait for the end of an event.
///
/// The actions are closures. An event is an action of the user, or an advance of a tree's clock. An
/// event may cause further events in other trees. When a tree needs no more updates, the tree runs
/// the queued actions, unless an event or an update of any tree is in progress. If no tree runs the
/// queued actions, they run in the next task of the main actor.
@MainActor
package enum EventCompletionQueue {
  private static var actions: [@MainActor () -> Void] = []

  /// The number of events that trees are handling at the moment.
  ///
  /// Events can be nested: the code that handles an event may send another event.
  static var eventsInProgress = 0

  static var hasActions: Bool { !actions.isEmpty }

  /// Whether a tree that needs no more updates may run the queued actions.
  ///
  /// A tree may settle during an event of another tree. The actions then wait for the end of that
  /// event.
  static var canRunActions: Bool { hasActions && eventsInProgress == 0 && ViewTree.updating == nil }

  package static func enqueue(_ action: @escaping @MainActor () -> Void) {
    // If a tree runs the actions first, the task does nothing. The task is detached, because
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
