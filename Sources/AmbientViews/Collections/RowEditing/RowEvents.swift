public import AmbientHosting

/// The user moves a row of a list to another position.
///
/// The rows of a `ForEach` with `onMove`, or with the edit action `move`, take this event.
public struct MoveEvent: ElementEvent, Hashable {
  /// The offset of the element before which the row is inserted.
  ///
  /// The offset counts the elements of the row's `ForEach` in their old order. If the offset is the
  /// number of elements, the row moves to the end.
  public var offset: Int

  /// Creates the event.
  ///
  /// - Parameter offset: The offset of the element before which the row is inserted. If the offset
  ///   is the number of elements, the row moves to the end.
  public init(to offset: Int) { self.offset = offset }
}

/// The user drops items before or after a row of a list.
///
/// The rows of a `ForEach` with `onInsert` or `dropDestination` take this event. The attribute
/// `insertedTypes` names the types of items that the host lets the user drop.
public struct InsertItemsEvent: ElementEvent, Hashable {
  /// Whether the items are inserted after the row; if false, they are inserted before the row.
  public var isAfter: Bool

  /// The dropped items.
  public var items: [DropEvent.Item]

  /// Creates the event.
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

/// The user shows or hides the actions of a row with a swipe.
public struct SwipeEvent: ElementEvent, Hashable {
  /// Whether the actions are shown.
  public var isOpen: Bool

  /// Creates the event.
  ///
  /// - Parameter isOpen: Whether the actions are shown.
  public init(isOpen: Bool = true) { self.isOpen = isOpen }
}
