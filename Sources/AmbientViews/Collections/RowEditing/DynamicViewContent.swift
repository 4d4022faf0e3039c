public import AmbientCore
public import struct Foundation.IndexSet

/// A view that makes a row for each element of a collection, such as ``ForEach``.
///
/// Such a view is called a loop.
///
/// The modifiers `onDelete(perform:)` and `onMove(perform:)` let the user delete and move the rows.
/// The modifiers `onInsert(of:perform:)` and `dropDestination(for:action:)` let the user drop items
/// between the rows.
///
/// On a type of your own, these modifiers need exactly one row for each element, in the order of
/// the elements. If the numbers of rows and elements differ, an edit has no effect and causes a
/// warning.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection of elements.
  var data: Data { get }

  /// The type of the view with rows that the user can edit.
  associatedtype _Edited: DynamicViewContent = _EditableRows<Self>

  /// Returns the view with rows that the user can edit.
  nonisolated func _edited(with edits: _RowEdits) -> _Edited
}

/// The actions that delete, move and insert the rows of a loop.
public struct _RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// The insertions that the user can make.
  ///
  /// If several insertions accept the dropped items, the first of these insertions is used.
  var insertions: [RowInsertion] = []

  var abilities: RowAbilities {
    var types: [String] = []
    for type in insertions.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return RowAbilities(isDeletable: delete != nil, isMovable: move != nil, insertedTypes: types)
  }

  /// Returns these actions together with other actions.
  ///
  /// If both values have an action that deletes rows, the result has the action of `other`. The
  /// same is true for an action that moves rows. The insertions of `other` come first.
  func adding(_ other: _RowEdits) -> _RowEdits {
    _RowEdits(
      delete: other.delete ?? delete,
      move: other.move ?? move,
      insertions: other.insertions + insertions
    )
  }
}

extension DynamicViewContent where _Edited == _EditableRows<Self> {
  /// Returns the view with rows that the user can edit.
  public nonisolated func _edited(with edits: _RowEdits) -> _EditableRows<Self> {
    _EditableRows(content: self, edits: edits)
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows.
  ///
  /// ```swift
  /// List {
  ///   ForEach(names, id: \.self) { Text($0) }
  ///     .onDelete { names.remove(atOffsets: $0) }
  /// }
  /// ```
  ///
  /// A host lets the user delete a row in edit mode, or with a swipe from the trailing edge. The
  /// row takes `DeleteEvent`. If the program sets no swipe actions for the row, the row also takes
  /// `SwipeEvent`, which shows a button with the title "Delete".
  ///
  /// - Parameter action: Removes the elements at the given offsets; nil if rows cannot be deleted.
  /// - Returns: The rows.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _edited(with: _RowEdits(delete: action))
  }

  /// Lets the user move rows.
  ///
  /// The row takes ``MoveEvent``.
  ///
  /// - Parameter action: Moves elements; nil if rows cannot be moved. The action receives the
  ///   offsets of the elements that move, and the offset of the element that will follow them. All
  ///   offsets refer to the old order.
  /// - Returns: The rows.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _edited(with: _RowEdits(move: action))
  }
}

extension ForEach: DynamicViewContent where Content: View {
  /// Returns the loop with rows that the user can edit.
  public nonisolated func _edited(with edits: _RowEdits) -> _EditableLoop<Data, ID, Content> {
    _EditableLoop(loop: self, edits: edits)
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified loop.
  public var data: Content.Data { content.data }

  /// Returns the modified loop with rows that the user can edit.
  public nonisolated func _edited(
    with edits: _RowEdits
  ) -> ModifiedContent<Content._Edited, Modifier> {
    ModifiedContent<Content._Edited, Modifier>(
      content: content._edited(with: edits),
      modifier: modifier
    )
  }
}
