/// The user deletes a row of a list.
///
/// The rows of a `ForEach` with `onDelete` take this event.
public struct DeleteEvent: ElementEvent, Hashable {
  /// Creates the event.
  public init() {}
}
