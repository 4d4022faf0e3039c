package import AmbientHosting

/// A feature that can redirect an event from the element that the host names to another element.
///
/// Gestures are one such feature.
@MainActor
package protocol EventRouter: AnyObject {
  /// Handles an event before the element does.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - element: The element that the host names; it may have left the tree.
  /// - Returns: Whether the event was taken; nil if the element is to handle the event itself.
  func route<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool?

  /// Forgets all events when the views leave the tree.
  func close()
}
