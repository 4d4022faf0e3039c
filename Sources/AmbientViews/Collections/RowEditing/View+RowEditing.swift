public import AmbientCore

extension View {
  /// Sets whether the user is prevented from deleting the row, or the rows of a loop.
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
      .addsTrait(to: \.rowEditTraits.row, .deleteDisabled, isDisabled ? true : nil)
  }

  /// `deleteDisabled(_:)` for use as a function value.
  public nonisolated func deleteDisabled(_asFunction isDisabled: Bool) -> some View {
    deleteDisabled(isDisabled, fileID: "", line: 0)
  }

  /// Sets whether the user is prevented from moving the row, or the rows of a loop.
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
      .addsTrait(to: \.rowEditTraits.row, .moveDisabled, isDisabled ? true : nil)
  }

  /// `moveDisabled(_:)` for use as a function value.
  public nonisolated func moveDisabled(_asFunction isDisabled: Bool) -> some View {
    moveDisabled(isDisabled, fileID: "", line: 0)
  }
}

struct RowEditTraits {
  /// The attributes that views set for the enclosing row; nil outside of editable rows.
  var row: ContentTraits?

  /// Whether the user is prevented from deleting the rows of loops in the view.
  var isDeleteDisabled = false

  /// Whether the user is prevented from moving the rows of loops in the view.
  var isMoveDisabled = false
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
}
