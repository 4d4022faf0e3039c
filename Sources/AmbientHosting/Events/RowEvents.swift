/// The user deletes a row of a list, or a token of a search field.
///
/// The rows of a `ForEach` with `onDelete`, or with the edit action `delete`, take this event.
public struct DeleteEvent: ElementEvent, Hashable {
  /// Creates a delete event.
  public init() {}
}

/// The user moves a row of a list to another position.
///
/// The rows of a `ForEach` with `onMove`, or with the edit action `move`, take this event.
public struct MoveEvent: ElementEvent, Hashable {
  /// The offset of the row before which the moved row is inserted.
  ///
  /// The offset counts the rows of the same `ForEach` in their old order. If the offset is the
  /// number of rows, the moved row is inserted at the end.
  public var offset: Int

  /// Creates a move event.
  ///
  /// - Parameter offset: The offset of the row before which the moved row is inserted. If the
  ///   offset is the number of rows, the moved row is inserted at the end.
  public init(to offset: Int) { self.offset = offset }
}

/// The user swipes over a row to show or hide the actions of the row.
public struct SwipeEvent: ElementEvent, Hashable {
  /// Whether the actions are shown.
  public var isOpen: Bool

  /// Creates a swipe event.
  ///
  /// - Parameter isOpen: Whether the actions are shown.
  public init(isOpen: Bool = true) { self.isOpen = isOpen }
}
