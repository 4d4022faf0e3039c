import AmbientCore
import AmbientHosting
public import Testing

/// Actions on rows, links, searches and lists.
extension TestHost {
  /// Selects the row with the given name in a list that has a selection.
  ///
  /// The method presses the row. In a list where any number of rows can be selected, a press of a
  /// selected row deselects the row. To deselect a row explicitly, use
  /// ``deselect(_:number:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func select(
    _ row: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("Row", row, number, sourceLocation)
  }

  /// Deselects the row with the given name, in a list where any number of rows can be selected.
  ///
  /// The test fails if the row is not selected.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func deselect(
    _ row: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(row, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      let element = try tree.find("Row", search)
      guard element[ElementAttribute<Bool>("isSelected")] == true else {
        let selected = search.elements(in: tree).filter {
          $0.kind == "Row" && $0[ElementAttribute<Bool>("isSelected")] == true
        }
        throw UserActionError(
          "Row \"\(row)\" is not selected.",
          facts: [("Selected", selected.isEmpty ? "none" : selected.map(\.label).quotedList)],
          remedies: ["First select the row: `host.select(\"\(row)\")`."]
        )
      }
      try tree.perform(.press, on: element, row)
    }
  }

  /// Opens the URL of the link with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the link.
  ///   - number: The position among the links with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func follow(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("Link", name, number, sourceLocation)
  }

  /// Replaces the text in the first search field.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - sourceLocation: The line at which the test fails.
  public func search(for text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let search = search("")
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.perform(.edit(text), on: tree.find("SearchField", search))
    }
  }

  /// Ends the search in the first search field.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func cancelSearch(sourceLocation: SourceLocation = #_sourceLocation) {
    let search = search("")
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.perform(.toggle(false), on: tree.find("SearchField", search))
    }
  }

  /// Starts to refresh the first list or scroll view that can be refreshed.
  ///
  /// Wait for the end of the refresh with ``settle(within:sourceLocation:until:)``.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
    let search = search("")
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.perform(.refresh, on: tree.first(taking: RefreshEvent.self, search))
    }
  }

  private func press(
    _ kind: ElementKind,
    _ name: String,
    _ number: Int?,
    _ location: SourceLocation
  ) {
    let search = search(name, number)
    perform(location) { tree throws(UserActionError) in
      try tree.perform(.press, on: tree.find(kind, search), name)
    }
  }
}
