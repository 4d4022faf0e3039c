import AmbientCore

struct RowAbilities: Equatable {
  var isDeletable = false
  var isMovable = false

  /// The identifiers of the types of items that can be dropped beside the row; nil if no items can
  /// be dropped.
  var insertedTypes: [String]?
}

/// A row that the user can delete or move, or beside which items can be dropped.
struct EditableRow<Content: View> {
  let id: AnyHashable
  let edits: any RowEditing
  let abilities: RowAbilities
  let content: Content

  @State private var traits = ContentTraits()

  init(
    id: AnyHashable,
    edits: any RowEditing,
    abilities: RowAbilities,
    content: Content
  ) {
    self.id = id
    self.edits = edits
    self.abilities = abilities
    self.content = content
  }
}

extension EditableRow: LibraryView {
  var body: some View {
    EditableRowElement(
      id: id,
      edits: edits,
      abilities: abilities,
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
          abilities: view.abilities,
          content: content
        )
      )
    }
  }
}

private struct EditableRowElement<Content: View> {
  let id: AnyHashable
  let edits: any RowEditing
  let abilities: RowAbilities
  let traits: ContentTraits
  let content: Content
}

extension EditableRowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.editableRow, isEnabled: environment.isEnabled)
    let (loop, row) = (environment.rowEditTraits, traits.attributes)
    let (id, edits) = (id, edits)
    if abilities.isDeletable, !loop.isDeleteDisabled, row[.deleteDisabled] != true {
      description[.isDeletable] = true
      description.on(DeleteEvent.self) { _ in edits.delete(id) }
    }
    if abilities.isMovable, !loop.isMoveDisabled, row[.moveDisabled] != true {
      description[.isMovable] = true
      description.on(MoveEvent.self) { edits.move(id, to: $0.offset) }
    }
    if let types = abilities.insertedTypes {
      description[.insertedTypes] = types.joined(separator: " ")
      let observer = environment.dropObserver
      description.on(InsertItemsEvent.self) { event in
        let providers = TransferItems.providers(of: event.items).conforming(to: types)
        let info = DropInfo(location: .zero, providers: providers)
        guard !providers.isEmpty else {
          TransferItems.endDrag(.cancel)
          return
        }
        observer?.report(DropSession(.entering, info))
        observer?.report(DropSession(.active, info))
        TransferItems.reportDrag(.active)
        let drag = TransferItems.endDrag(.copy)
        observer?.report(DropSession(.ended(.copy), info))
        edits.insert(providers, event.isAfter, id) {
          observer?.report(DropSession(.dataTransferCompleted, info))
          drag?.report(DragSession(phase: .dataTransferCompleted))
        }
      }
    }
    return description
  }
}
