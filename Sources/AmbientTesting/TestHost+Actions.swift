import AmbientCore

extension TestHost {
  /// Presses the element with a label, or else the innermost one to press around such a text, then settles.
  ///
  /// Records an issue if there is neither, with the labels of what there is to press.
  public func tap(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let (tree, onlyInReach) = (viewTree, reach == .sight)
    perform(Place(fileID, filePath, line, column)) { () throws(UserActionError) in
      try tree.tap(label, onlyInReach: onlyInReach)
    }
  }

  /// Switches the element to toggle with a label, then settles.
  public func toggle(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let (tree, onlyInReach) = (viewTree, reach == .sight)
    perform(Place(fileID, filePath, line, column)) { () throws(UserActionError) in
      try tree.toggle(label, onlyInReach: onlyInReach)
    }
  }

  /// Replaces the text in the element with a label, then settles.
  public func type(
    _ text: String,
    into title: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let (tree, onlyInReach) = (viewTree, reach == .sight)
    perform(Place(fileID, filePath, line, column)) { () throws(UserActionError) in
      try tree.type(text, into: title, onlyInReach: onlyInReach)
    }
  }

  /// Lets something happen to the first enabled element of a kind with a label, then settles.
  func act(_ event: some ElementEvent, on kind: ElementKind, _ label: String, _ place: Place) {
    let (tree, onlyInReach) = (viewTree, reach == .sight)
    perform(place) { () throws(UserActionError) in
      try tree.perform(event, on: tree.find(kind, label, onlyInReach: onlyInReach))
    }
  }

  /// Lets something happen to an element, then settles.
  func perform(_ event: some ElementEvent, on element: Element, _ place: Place) {
    let tree = viewTree
    perform(place) { () throws(UserActionError) in
      try tree.perform(event, on: element)
    }
  }

  /// The first enabled element of a kind with a label; records an issue if there is none.
  func find(_ kind: ElementKind, _ label: String, _ place: Place) -> Element? {
    do {
      return try viewTree.find(kind, label, onlyInReach: reach == .sight)
    } catch {
      place.record(error.description)
      return nil
    }
  }

  /// Does what a user would, then settles; records an issue if that is not possible.
  func perform(_ place: Place, _ action: () throws(UserActionError) -> Void) {
    do {
      try action()
      settle()
    } catch {
      place.record(error.description)
    }
  }
}
