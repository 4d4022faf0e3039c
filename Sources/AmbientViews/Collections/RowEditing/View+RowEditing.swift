public import AmbientCore

extension View {
  /// Sets whether the user is prevented from deleting the row, or the rows of a ``ForEach``.
  ///
  /// Apply the modifier to a view in the closure of a `ForEach`, or to the `ForEach` itself.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the user is prevented from deleting.
  ///   - fileID: The file of the caller, for messages.
  ///   - line: The line of the caller, for messages.
  /// - Returns: A view that sets the value.
  /// - Invalidation: A change updates the elements of the rows; no body runs.
  public nonisolated func deleteDisabled(
    _ isDisabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.rowEditTraits.isDeleteDisabled, isDisabled, fileID: fileID, line: line)
      .setsAttribute(of: \.rowEditTraits.row, .deleteDisabled, isDisabled ? true : nil)
  }

  /// The form of `deleteDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func deleteDisabled(_asFunction isDisabled: Bool) -> some View {
    deleteDisabled(isDisabled, fileID: "", line: 0)
  }

  /// Sets whether the user is prevented from moving the row, or the rows of a ``ForEach``.
  ///
  /// Apply the modifier to a view in the closure of a `ForEach`, or to the `ForEach` itself.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the user is prevented from moving.
  ///   - fileID: The file of the caller, for messages.
  ///   - line: The line of the caller, for messages.
  /// - Returns: A view that sets the value.
  /// - Invalidation: A change updates the elements of the rows; no body runs.
  public nonisolated func moveDisabled(
    _ isDisabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.rowEditTraits.isMoveDisabled, isDisabled, fileID: fileID, line: line)
      .setsAttribute(of: \.rowEditTraits.row, .moveDisabled, isDisabled ? true : nil)
  }

  /// The form of `moveDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func moveDisabled(_asFunction isDisabled: Bool) -> some View {
    moveDisabled(isDisabled, fileID: "", line: 0)
  }
}

struct RowEditTraits {
  /// The attributes that views set for the enclosing row; nil outside of editable rows.
  var row: ContainerAttributes?

  /// Whether the user is prevented from deleting the rows of each `ForEach` in the view.
  var isDeleteDisabled = false

  /// Whether the user is prevented from moving the rows of each `ForEach` in the view.
  var isMoveDisabled = false

  /// Whether a view around the row has swipe actions.
  var hasSwipeActions = false
}

extension RowEditTraits {
  /// Whether the user may delete a row in which views have set the given attributes.
  func allowsDeletion(of row: ElementAttributes) -> Bool {
    !isDeleteDisabled && row[.deleteDisabled] != true
  }

  /// Whether a swipe over a row shows a button that deletes the row.
  ///
  /// The swipe actions of a program replace this button.
  func showsDeletion(of row: ElementAttributes) -> Bool {
    allowsDeletion(of: row) && !hasSwipeActions && row[.hasSwipeActions] != true
  }
}

private struct RowEditTraitsKey: EnvironmentKey {
  static var defaultValue: RowEditTraits { RowEditTraits() }
}

extension EnvironmentValues {
  var rowEditTraits: RowEditTraits {
    get { self[RowEditTraitsKey.self] }
    set { self[RowEditTraitsKey.self] = newValue }
  }
}

// Views pass these attributes to their row. Only the row reads them. No element has them.
extension ElementAttribute where Value == Bool {
  static var deleteDisabled: Self { Self("deleteDisabled") }
  static var moveDisabled: Self { Self("moveDisabled") }
  static var hasSwipeActions: Self { Self("hasSwipeActions") }
}
