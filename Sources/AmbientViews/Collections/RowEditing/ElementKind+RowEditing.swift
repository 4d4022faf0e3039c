public import AmbientHosting

/// The kinds of elements for rows that the user can edit.
extension ElementKind {
  /// A row that the user can delete or move, or beside which the user can drop items.
  ///
  /// Its attributes are:
  ///
  /// - `isDeletable`: the row takes `DeleteEvent`;
  /// - `edge`, which is "trailing": the row takes `SwipeEvent`, which shows or hides the button
  ///   "Delete" in ``swipeActions``;
  /// - `isMovable`: the row takes `MoveEvent`;
  /// - `insertedTypes`: the row takes ``InsertItemsEvent``.
  ///
  /// A list that is in edit mode has the attribute `isEditing`.
  public static let editableRow: ElementKind = "EditableRow"
  /// The element around a row with actions that a swipe shows.
  ///
  /// The first child is the row. The ``swipeActions`` follow while they are shown. The actions for
  /// assistive technologies follow while VoiceOver is on.
  ///
  /// The attribute of the element is `edge`. The element takes `SwipeEvent`. A row with actions at
  /// both edges is inside two elements of this kind.
  public static let swipeRow: ElementKind = "SwipeRow"
  /// The actions of a ``swipeRow`` or an ``editableRow``, in the order from the edge to the center.
  ///
  /// The attributes are `edge` and `allowsFullSwipe`. The element is in the tree only while the
  /// actions are shown. After a full swipe, the host presses the first button.
  public static let swipeActions: ElementKind = "SwipeActions"
}

extension ElementAttribute where Value == String {
  /// The identifiers of the types of items that can be dropped beside a row, separated by spaces.
  public static var insertedTypes: Self { Self("insertedTypes") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user can delete a row.
  public static var isDeletable: Self { Self("isDeletable") }
  /// Whether the user can move a row.
  public static var isMovable: Self { Self("isMovable") }
  /// Whether a swipe across the whole row performs the first action of the row.
  public static var allowsFullSwipe: Self { Self("allowsFullSwipe") }
}
