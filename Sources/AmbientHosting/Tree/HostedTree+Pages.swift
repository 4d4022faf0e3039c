/// The actions of a user on the heights of sheets and on the columns of split views.
extension HostedTree {
  /// The cover, sheet or dialog in front; nil if nothing is presented.
  package var front: Element? {
    allElements.last { $0.presentation.isInFront && !$0.isLeaving }
  }

  /// Changes the height of the sheet in front.
  ///
  /// - Parameter detent: The height: a word of the sheet's attribute `detents`, such as `medium`.
  /// - Throws: An error if no sheet is in front, if the program has no binding to the height of the
  ///   sheet, or if the sheet does not have the given height.
  public func chooseDetent(_ detent: String) throws(UserActionError) {
    guard let sheet = front, sheet.takes(ChooseDetentEvent.self) else {
      throw .missing(taking: ChooseDetentEvent.self)
    }
    let detents = sheet[ElementAttribute<String>("detents")] ?? ""
    try choose(.chooseDetent(detent), detent, among: detents.words, on: sheet)
  }

  /// Shows or hides columns of the first split view that the user can reach.
  ///
  /// - Parameter columns: The columns: `automatic`, `all`, `doubleColumn` or `detailOnly`.
  /// - Throws: An error if no split view has a binding to the visibility of its columns, or if
  ///   `columns` is none of these words.
  public func showColumns(_ columns: String) throws(UserActionError) {
    let split = try splitView(taking: ShowColumnsEvent.self)
    let present = ["automatic", "all", "doubleColumn", "detailOnly"]
    try choose(.showColumns(columns), columns, among: present, on: split)
  }

  /// Moves to a column of the first split view that the user can reach.
  ///
  /// - Parameter column: The role of the column: `sidebar`, `content` or `detail`.
  /// - Throws: An error if no split view has a binding to its preferred column, or if the split
  ///   view does not have the column.
  public func chooseColumn(_ column: String) throws(UserActionError) {
    let split = try splitView(taking: ChooseColumnEvent.self)
    let roles = split.children.compactMap { $0[ElementAttribute<String>("role")] }
    try choose(.chooseColumn(column), column, among: roles, on: split)
  }

  private func splitView<Event: ElementEvent>(
    taking event: Event.Type
  ) throws(UserActionError) -> Element {
    guard let split = elementsInReach.first(where: { $0.takes(event) }) else {
      throw .missing(taking: event)
    }
    return split
  }

  private func choose(
    _ event: some ElementEvent,
    _ word: String,
    among words: [String],
    on element: Element
  ) throws(UserActionError) {
    guard words.contains(word) else {
      throw .missing("no choice", word, present: words, in: "in the \(element.kind)")
    }
    try perform(event, on: element)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
