import AmbientGraph
package import AmbientHosting
import AmbientScopes
import AmbientTaskScopes

extension ViewTree {
  /// The object that identifies the tree in `AssistiveNotification.send(from:)`.
  public var notificationSource: AnyObject { state.graph }
}

extension AssistiveNotification {
  /// The source of the messages that the current task sends: the tree of the view that the task
  /// works for; nil if the task works for no view.
  package static var sourceOfTask: AnyObject? { (TaskScope.current?.view as? Scope)?.graph }

  /// The source of the messages that the current code sends.
  ///
  /// It is the tree of the view that the code works for, or else the tree that is being updated or
  /// is handling an event. Outside of all trees, it is nil.
  @MainActor package static var currentSource: AnyObject? {
    sourceOfTask ?? (ViewTree.updating ?? ViewTree.handlingEvent)?.graph
  }
}
