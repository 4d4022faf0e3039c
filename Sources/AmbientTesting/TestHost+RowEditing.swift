import AmbientCore
import AmbientHosting
public import AmbientLayout
import AmbientViews
public import Testing

/// Actions on rows that can be edited.
extension TestHost {
  /// Deletes a row of a `ForEach` with `onDelete`, or of a list with edit actions.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func delete(
    _ row: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(DeleteEvent(), on: row, number, sourceLocation)
  }

  /// Moves a row of a `ForEach` with `onMove`, or of a list with edit actions.
  ///
  /// ```swift
  /// host.move("Bread", to: 0)
  /// ```
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - offset: The moved row is placed before the row that has this offset in the old order. If
  ///     the offset is the number of rows, the moved row is placed at the end.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func move(
    _ row: String,
    to offset: Int,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(MoveEvent(to: offset), on: row, number, sourceLocation)
  }

  /// Swipes over the row with the given name.
  ///
  /// A short swipe shows the actions of the row. Press one with ``tap(_:number:sourceLocation:)``.
  /// A full swipe performs the first action. The test fails if a full swipe is not allowed.
  ///
  /// If the row has no actions at the edge, the test fails too. A row of a `ForEach` with
  /// `onDelete` has the action "Delete" at the trailing edge, unless the row has swipe actions of
  /// its own.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - edge: The edge at which the actions are.
  ///   - isFull: Whether the swipe goes across the whole row.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func swipe(
    _ row: String,
    edge: HorizontalEdge = .trailing,
    isFull: Bool = false,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(row, number)
    swipe(row, isFull: isFull, sourceLocation) { tree throws(UserActionError) in
      try search.find(
        in: tree,
        "no row with swipe actions at the \(edge) edge",
        remedies: [SwipeEvent.messageForMissingElement.remedy]
      ) { $0.hasSwipeActions(at: edge) }
    }
  }

  func swipe(
    _ row: String,
    isFull: Bool,
    _ sourceLocation: SourceLocation,
    find: (ViewTree) throws(UserActionError) -> Element
  ) {
    var swiped: Element?
    perform(sourceLocation) { tree throws(UserActionError) in
      let element = try find(tree)
      try tree.perform(SwipeEvent(), on: element, row)
      swiped = element
    }
    guard isFull, let swiped else { return }
    perform(sourceLocation) { tree throws(UserActionError) in
      let actions = swiped.children.last { $0.kind == .swipeActions }
      let buttons = (actions?.descendants ?? []).filter { $0.takes(PressEvent.self) }
      guard actions?[.allowsFullSwipe] == true, let button = buttons.first else {
        throw UserActionError(
          "Row \"\(row)\" has no action for a full swipe.",
          facts: [("Actions", buttons.isEmpty ? "none" : buttons.map(\.label).quotedList)],
          remedies: [
            buttons.isEmpty
              ? "Add a Button to 'swipeActions'." : "Remove 'allowsFullSwipe: false'."
          ]
        )
      }
      try tree.perform(PressEvent(), on: button, row)
    }
  }
}

extension Element {
  /// Whether the element is a row that has swipe actions at an edge.
  func hasSwipeActions(at edge: HorizontalEdge) -> Bool {
    takes(SwipeEvent.self) && self[.edge] == "\(edge)"
  }
}
