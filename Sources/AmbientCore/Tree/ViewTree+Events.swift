import AmbientGraph
package import AmbientHosting
import AmbientSupport
import AmbientTaskScopes

extension TreeState {
  /// Runs an action of an element; the action may write state.
  ///
  /// - Parameters:
  ///   - element: The element. `@Dependency` in the action reads the environment of the element's
  ///     view.
  ///   - action: The action.
  package func perform(for element: Element, _ action: () -> Void) {
    guard let node = element.node, !node.isRetired else { return graph.own(action) }
    graph.own { node.scope.withTaskScope(action) }
  }
}

extension ViewTree {
  /// Runs the work of an event.
  ///
  /// The actions in `EventCompletionQueue` run later, when the tree settles.
  func handlingEvent<Result>(_ work: () -> Result) -> Result {
    EventCompletionQueue.eventsInProgress += 1
    let (outer, outerUpdating) = (Self.unretainedHandlingEvent, Self.updatingAtEvent)
    Self.unretainedHandlingEvent = Unretained(state)
    Self.updatingAtEvent = Self.updating
    defer {
      EventCompletionQueue.eventsInProgress -= 1
      Self.unretainedHandlingEvent = outer
      Self.updatingAtEvent = outerUpdating
    }
    // If an action of a view in another tree sent the event, that view's task scope is current. The
    // scope must not apply to the actions of this tree.
    let result = TaskScope.withoutView(work)
    state.graph.announcements.storesDidFinish()
    return result
  }

  static var handlingEvent: TreeState? { unretainedHandlingEvent?.object }

  /// The tree that is handling an event or is being updated; nil outside of events and updates.
  ///
  /// Events and updates can be nested. This is the tree of the innermost event or update.
  static var active: TreeState? {
    let isUpdateInEvent = updating !== updatingAtEvent
    return isUpdateInEvent ? updating : handlingEvent ?? updating
  }

  private static var unretainedHandlingEvent: Unretained<TreeState>?

  /// The tree that was being updated when the event began; nil if no tree was being updated.
  private static var updatingAtEvent: TreeState?
}
