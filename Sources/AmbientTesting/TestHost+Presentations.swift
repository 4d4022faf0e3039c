import AmbientCore

extension TestHost {
  /// Puts away what is presented in front, as by a swipe, then settles.
  ///
  /// Records an issue if nothing is presented, or if it cannot be put away like this.
  public func dismiss(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    perform(Place(fileID, filePath, line, column), viewTree.dismissFront)
  }

  /// Leaves the page that is on top of the last stack, then settles.
  ///
  /// Records an issue if there is no page to go back from.
  public func back(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    perform(Place(fileID, filePath, line, column), viewTree.goBack)
  }
}
