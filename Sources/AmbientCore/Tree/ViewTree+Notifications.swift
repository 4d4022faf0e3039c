import AmbientGraph
package import AmbientHosting
import AmbientScopes
import AmbientTaskScopes

extension ViewTree {
  /// The object that identifies the tree in `AssistiveNotification.send(from:)`.
  public var notificationSource: AnyObject { state.graph }
}

extension AssistiveNotification {
  /// The source of notifications from the current task; nil if the task works for no view.
  package static var sourceOfTask: AnyObject? { (TaskScope.current?.view as? Scope)?.graph }

  /// The source of notifications from the current code.
  ///
  /// The source identifies the tree of the view that the code works for. If there is no such view,
  /// it identifies the innermost tree that is being updated or handles an event. If there is no
  /// such tree either, the source is nil.
  @MainActor package static var currentSource: AnyObject? {
    sourceOfTask ?? ViewTree.active?.graph
  }
}
