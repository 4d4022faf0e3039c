import AmbientGraph
package import AmbientHosting
import AmbientSupport

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
  /// Actions that wait for the end of the event run when the tree settles.
  func handlingEvent<Result>(_ work: () -> Result) -> Result {
    EventEnd.eventsInProgress += 1
    let outer = Self.unretainedHandlingEvent
    Self.unretainedHandlingEvent = Unretained(state)
    defer {
      EventEnd.eventsInProgress -= 1
      Self.unretainedHandlingEvent = outer
    }
    let result = work()
    state.graph.announcements.storesDidFinish()
    return result
  }

  /// The tree that is handling an event.
  static var handlingEvent: TreeState? { unretainedHandlingEvent?.object }

  private static var unretainedHandlingEvent: Unretained<TreeState>?
}
