import AmbientGraph
package import AmbientHosting
import AmbientScopes
import AmbientTaskScopes

extension ViewTree {
  /// The object that identifies the tree in `AssistiveNotification.send(from:)`.
  public var notificationSource: AnyObject { state.graph }
}

extension AssistiveNotification {
  /// The tree of the view that the current task works for; nil if the task works for no view.
  package static var sourceOfTask: AnyObject? { (TaskScope.current?.view as? Scope)?.graph }

  /// The tree whose view the current code works for.
  ///
  /// If the code works for no view, this is the innermost tree that is being updated or is handling
  /// an event. Outside of all trees, it is nil.
  @MainActor package static var currentSource: AnyObject? {
    sourceOfTask ?? ViewTree.active?.graph
  }
}
