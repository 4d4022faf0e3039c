import AmbientCore
import AmbientHosting
public import AmbientViews
public import Testing

/// Actions on the heights of sheets and on the columns of split views.
extension TestHost {
  /// Changes the height of the sheet in front, as a drag of the sheet does.
  ///
  /// The test fails if no sheet is in front, or if the sheet has no binding to its height. The test
  /// also fails if the height is not one of the sheet's heights.
  ///
  /// ```swift
  /// host.chooseDetent(.large)
  /// ```
  ///
  /// - Parameters:
  ///   - detent: One of the heights in the modifier `presentationDetents(_:selection:)`.
  ///   - sourceLocation: The line at which the test fails.
  public func chooseDetent(
    _ detent: PresentationDetent,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(sourceLocation) { tree throws(UserActionError) in
      let detents = tree.front?.detail(PresentationDetentsDetail.self)
      try tree.chooseDetent(detents?.name(of: detent) ?? detent.name)
    }
  }

  /// Shows or hides columns of a split view.
  ///
  /// The method acts on the first split view that the user can reach and that has a binding to the
  /// visibility of its columns. The test fails if there is no such split view.
  ///
  /// - Parameters:
  ///   - visibility: The columns that become visible.
  ///   - sourceLocation: The line at which the test fails.
  public func showColumns(
    _ visibility: NavigationSplitViewVisibility,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.showColumns(visibility.name)
    }
  }

  /// Moves to a column of a split view.
  ///
  /// A user moves between columns on a screen that has room for only one. The method works on every
  /// host, because it does not check the room.
  ///
  /// The method acts on the first split view that the user can reach and that has a binding to its
  /// preferred column. The test fails if there is no such split view, or if the split view does not
  /// have the column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - sourceLocation: The line at which the test fails.
  public func chooseColumn(
    _ column: NavigationSplitViewColumn,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(sourceLocation) { tree throws(UserActionError) in try tree.chooseColumn(column.name) }
  }
}
