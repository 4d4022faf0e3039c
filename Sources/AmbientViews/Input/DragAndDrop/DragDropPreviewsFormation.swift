public import AmbientCore

/// The arrangement of the previews of several items that the user drags.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  /// The name of the arrangement for hosts; nil if the host chooses.
  let name: String?

  /// The host chooses the arrangement.
  public static let `default` = DragDropPreviewsFormation(name: nil)
  /// The previews are rows of a list.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// The previews lie on top of one another, each turned a little.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// The previews lie on top of one another, each moved a little.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

private struct DragPreviewsFormationKey: EnvironmentKey {
  static let defaultValue: DragDropPreviewsFormation? = nil
}

private struct DropPreviewsFormationKey: EnvironmentKey {
  static let defaultValue: DragDropPreviewsFormation? = nil
}

extension EnvironmentValues {
  /// The arrangement of previews while items are dragged from a view; nil if none is set.
  var dragPreviewsFormation: DragDropPreviewsFormation? {
    get { self[DragPreviewsFormationKey.self] }
    set { self[DragPreviewsFormationKey.self] = newValue }
  }

  /// The arrangement of previews while items are dragged over a view; nil if none is set.
  var dropPreviewsFormation: DragDropPreviewsFormation? {
    get { self[DropPreviewsFormationKey.self] }
    set { self[DropPreviewsFormationKey.self] = newValue }
  }
}

extension View {
  /// Sets the arrangement of the previews of items that the user drags from the view.
  ///
  /// - Parameters:
  ///   - formation: The arrangement.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func dragPreviewsFormation(
    _ formation: DragDropPreviewsFormation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dragPreviewsFormation, formation, fileID: fileID, line: line)
  }

  /// The form of `dragPreviewsFormation(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func dragPreviewsFormation(_asFunction formation: DragDropPreviewsFormation)
    -> some View
  {
    dragPreviewsFormation(formation, fileID: "", line: 0)
  }

  /// Sets the arrangement of the previews of items that the user drags over the view.
  ///
  /// - Parameters:
  ///   - formation: The arrangement.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func dropPreviewsFormation(
    _ formation: DragDropPreviewsFormation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dropPreviewsFormation, formation, fileID: fileID, line: line)
  }

  /// The form of `dropPreviewsFormation(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func dropPreviewsFormation(_asFunction formation: DragDropPreviewsFormation)
    -> some View
  {
    dropPreviewsFormation(formation, fileID: "", line: 0)
  }
}
