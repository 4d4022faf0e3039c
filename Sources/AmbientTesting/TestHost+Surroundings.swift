import AmbientCore

extension TestHost {
  /// Follows the first enabled link with a label, then settles.
  public func follow(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.press, on: "Link", label, Place(fileID, filePath, line, column))
  }

  /// Writes into the first field to search in, then settles.
  public func search(
    for text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.edit(text), on: "SearchField", "", Place(fileID, filePath, line, column))
  }

  /// Ends the search in the first field to search in, then settles.
  public func cancelSearch(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.toggle(false), on: "SearchField", "", Place(fileID, filePath, line, column))
  }

  /// Asks for the first list to be brought up to date, then settles; wait for the end of it with
  /// ``settle(within:fileID:filePath:line:column:until:)``.
  public func refresh(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard
      let list = (reach == .sight ? viewTree.elementsInReach : elements).first(where: {
        $0.takes(RefreshEvent.self)
      })
    else { return place.record("There is nothing that can be refreshed.") }
    viewTree.send(.refresh, to: list)
    settle()
  }
}
