public import AmbientCore

extension View {
  /// Sets whether the user is prevented from deleting the row, or the rows of a ``ForEach``.
  ///
  /// Apply the modifier to a view in the closure of a `ForEach`, or to the `ForEach` itself.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the user is prevented from deleting.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
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
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
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

/// The values that determine how the user can edit the rows in a view.
struct RowEditTraits {
  /// The attributes that views set for the enclosing row; nil outside of editable rows.
  var row: ContainerAttributes?

  /// Whether the user is prevented from deleting the rows of each `ForEach` in the view.
  var isDeleteDisabled = false

  /// Whether the user is prevented from moving the rows of each `ForEach` in the view.
  var isMoveDisabled = false

  /// The position of the innermost view with swipe actions; nil if no view around the row has swipe
  /// actions.
  var swipedView: TreePosition?

  /// The presentation in which the traits apply; nil outside of presentations.
  var presentation: ObjectIdentifier?
}

extension RowEditTraits {
  /// Whether the user may delete a row in which views have set the given attributes.
  func allowsDeletion(of row: ElementAttributes) -> Bool {
    !isDeleteDisabled && row[.deleteDisabled] != true
  }

  /// Whether a swipe over a row shows a button that deletes the row.
  ///
  /// The swipe actions of a program replace this button.
  ///
  /// - Parameters:
  ///   - row: The attributes that views in the row have set.
  ///   - position: The position of the row.
  /// - Returns: Whether the swipe shows the button.
  @MainActor
  func showsDeletion(of row: ElementAttributes, at position: TreePosition?) -> Bool {
    allowsDeletion(of: row) && row[.hasSwipeActions] != true && !isSwiped(position)
  }

  /// Returns whether a view around the row has swipe actions.
  ///
  /// The swipe actions of a view around the whole list do not belong to the rows of the list.
  @MainActor
  private func isSwiped(_ position: TreePosition?) -> Bool {
    guard let swipedView, let position else { return false }
    let lists: Set<ElementKind> = [.list, .form, .tableRows]
    return !position.isInElement(inside: swipedView) { lists.contains($0.kind) }
  }
}

private struct RowEditTraitsKey: EnvironmentKey {
  static var defaultValue: RowEditTraits { RowEditTraits() }
}

extension EnvironmentValues {
  /// The traits of the rows in the view.
  ///
  /// If a row presents a sheet, the traits of the row do not apply to the lists in the sheet.
  var rowEditTraits: RowEditTraits {
    get {
      let traits = self[RowEditTraitsKey.self]
      return traits.presentation == presentationID ? traits : RowEditTraits()
    }
    set {
      var traits = newValue
      traits.presentation = presentationID
      self[RowEditTraitsKey.self] = traits
    }
  }

  private var presentationID: ObjectIdentifier? { presentation.map(ObjectIdentifier.init) }
}

// Views pass these attributes to their row. Only the row reads them. No element has them.
extension ElementAttribute where Value == Bool {
  static var deleteDisabled: Self { Self("deleteDisabled") }
  static var moveDisabled: Self { Self("moveDisabled") }
  static var hasSwipeActions: Self { Self("hasSwipeActions") }
}
