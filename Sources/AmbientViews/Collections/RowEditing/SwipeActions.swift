public import AmbientCore

extension View {
  /// Adds actions that the user reaches by swiping over the row.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions(edge: .leading) { Button("Read") { markAsRead(message) } }
  ///   .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  /// ```
  ///
  /// The actions are in the tree while they are shown. A press of a button runs the button's
  /// action, and then hides the swipe actions. While VoiceOver is on, assistive technologies also
  /// offer the actions, without a swipe.
  ///
  /// A row with swipe actions at any edge does not show the "Delete" button that `onDelete` adds to
  /// other rows. Swipe actions around a whole list do not belong to the rows of the list. If a row
  /// with swipe actions presents a sheet, the actions do not belong to the rows in the sheet.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions appear.
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - content: The buttons, from the edge to the center.
  /// - Returns: The row with the actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    SwipeRow(edge: edge, allowsFullSwipe: allowsFullSwipe, row: self, actions: content())
  }
}

private struct SwipeRow<Row: View, Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let row: Row
  let actions: Actions

  @State private var isOpen = false
  @PositionInTree private var position
  @Environment(\.accessibilityVoiceOverEnabled) private var isAssistive

  nonisolated init(edge: HorizontalEdge, allowsFullSwipe: Bool, row: Row, actions: Actions) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.row = row
    self.actions = actions
  }
}

extension SwipeRow: LibraryView {
  var body: some View {
    SwipeRowElement(
      edge: edge,
      isOpen: $isOpen,
      content: TupleView(
        (
          row.environment(\.rowEditTraits.swipedView, position),
          isOpen ? shownActions : nil,
          isAssistive ? assistiveActions : nil
        )
      )
    )
    .setsAttribute(of: \.rowEditTraits.row, .hasSwipeActions, true)
  }

  private var shownActions: ShownSwipeActions<Actions> {
    ShownSwipeActions(
      edge: edge,
      allowsFullSwipe: allowsFullSwipe,
      isOpen: $isOpen,
      actions: actions
    )
  }

  private var assistiveActions: some View {
    Wrapper(kind: .accessibilityActions, presentation: .assistive, content: actions)
  }

  static var _isOneView: Bool { Row._isOneView }

  static var _isAtMostOneView: Bool { Row._isAtMostOneView }

  /// Lists the subviews of the row, each with the swipe actions.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.row) { row in
      AnyView(
        SwipeRow<AnyView, Actions>(
          edge: view.edge,
          allowsFullSwipe: view.allowsFullSwipe,
          row: row,
          actions: view.actions
        )
      )
    }
  }
}

private struct SwipeRowElement<Content: View> {
  let edge: HorizontalEdge
  let isOpen: Binding<Bool>
  let content: Content
}

extension SwipeRowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .swipeRow,
      attributes: ElementAttributes(.edge, "\(edge)"),
      isEnabled: environment.isEnabled
    )
    description.on(SwipeEvent.self) { isOpen.wrappedValue = $0.isOpen }
    return description
  }
}

/// The actions at one edge of a row, while a swipe shows them.
struct ShownSwipeActions<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let isOpen: Binding<Bool>
  let actions: Actions
}

extension ShownSwipeActions: LibraryView {
  var body: some View {
    Wrapper(
      kind: .swipeActions,
      attributes: ElementAttributes(.edge, "\(edge)")
        .setting(.allowsFullSwipe, to: allowsFullSwipe ? true : nil),
      content: actions
    )
    .environment(\.buttonStyles, .style(SwipeButtonStyle(isOpen: isOpen), outer: .unstyled))
  }
}

private struct SwipeButtonStyle: ErasedButtonStyle {
  let isOpen: Binding<Bool>

  func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView {
    AnyView(
      ButtonElement(
        role: button.role,
        action: {
          button.action()
          isOpen.wrappedValue = false
        },
        content: button.label
      )
    )
  }
}
