import AmbientGraph
import AmbientScopes
import AmbientTaskScopes

extension ViewTree {
  /// The object that identifies the tree as the source of messages to the hosts, for example in
  /// `AssistiveNotification.send(from:)`.
  public var notificationSource: AnyObject { state.graph }

  /// The source of messages from the current task; nil if the task does not run for a view.
  package nonisolated static var notificationSourceOfTask: AnyObject? {
    (TaskScope.current?.view as? Scope)?.graph
  }

  /// The source of messages from the current code.
  ///
  /// The source identifies the tree of the view for which the code runs. If there is no such view,
  /// the source identifies the tree that is being updated or handles an event. If updates and
  /// events are nested, the source identifies the tree of the innermost update or event. If there
  /// is no such tree either, the source is nil.
  package static var currentNotificationSource: AnyObject? {
    notificationSourceOfTask ?? active?.graph
  }
}
