public import AmbientHosting

/// The user drops items before or after a row of a list.
///
/// The rows of a `ForEach` with `onInsert` or `dropDestination` take this event. The attribute
/// `insertedTypes` names the types of items that the host lets the user drop.
public struct InsertItemsEvent: ElementEvent, Hashable {
  /// Whether the items are inserted after the row; if false, they are inserted before the row.
  public var isAfter: Bool

  /// The dropped items.
  public var items: [DropEvent.Item]

  /// Creates an insert items event.
  ///
  /// - Parameters:
  ///   - items: The dropped items.
  ///   - isAfter: Whether the items are inserted after the row; if false, they are inserted before
  ///     the row.
  public init(_ items: [DropEvent.Item], isAfter: Bool = false) {
    self.items = items
    self.isAfter = isAfter
  }
}

extension InsertItemsEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no row to drop values at", "Add 'onInsert' or 'dropDestination' to the ForEach.")
  }
}
