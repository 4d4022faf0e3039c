import AmbientCore

/// A row that the user can delete or move.
struct EditableRow<Content: View> {
  let id: AnyHashable
  let edits: any RowEditing
  let isDeletable: Bool
  let isMovable: Bool
  let content: Content

  @State private var traits = ContentTraits()

  init(
    id: AnyHashable,
    edits: any RowEditing,
    isDeletable: Bool,
    isMovable: Bool,
    content: Content
  ) {
    self.id = id
    self.edits = edits
    self.isDeletable = isDeletable
    self.isMovable = isMovable
    self.content = content
  }
}

extension EditableRow: LibraryView {
  var body: some View {
    EditableRowElement(
      id: id,
      edits: edits,
      isDeletable: isDeletable,
      isMovable: isMovable,
      traits: traits,
      content: content.environment(\.rowEditTraits, RowEditTraits(row: traits))
    )
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the row, each in an editable row of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(
        EditableRow<AnyView>(
          id: view.id,
          edits: view.edits,
          isDeletable: view.isDeletable,
          isMovable: view.isMovable,
          content: content
        )
      )
    }
  }
}

/// The element of a row that the user can delete or move.
private struct EditableRowElement<Content: View> {
  let id: AnyHashable
  let edits: any RowEditing
  let isDeletable: Bool
  let isMovable: Bool
  let traits: ContentTraits
  let content: Content
}

extension EditableRowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.editableRow, isEnabled: environment.isEnabled)
    let (loop, row) = (environment.rowEditTraits, traits.attributes)
    let (id, edits) = (id, edits)
    if isDeletable, !loop.isDeleteDisabled, row[.deleteDisabled] != true {
      description[.isDeletable] = true
      description.on(DeleteEvent.self) { _ in edits.delete(id) }
    }
    if isMovable, !loop.isMoveDisabled, row[.moveDisabled] != true {
      description[.isMovable] = true
      description.on(MoveEvent.self) { edits.move(id, to: $0.offset) }
    }
    return description
  }
}
