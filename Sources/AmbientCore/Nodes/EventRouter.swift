package import AmbientHosting

/// A feature, such as gestures, that can handle an event in place of the event's element.
@MainActor
package protocol EventRouter: AnyObject {
  /// Handles an event, or leaves it to the element.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - element: The element to which the host sends the event. The element may have left the
  ///     tree.
  /// - Returns: True if the router handled the event; false if the event has no effect; nil if the
  ///   element handles the event.
  func route<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool?

  /// Called when the tree is unmounted.
  func close()
}
