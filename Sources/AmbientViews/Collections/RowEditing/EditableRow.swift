import AmbientCore

/// The edits that the user can make to a row.
struct RowAbilities: Equatable {
  var isDeletable = false
  var isMovable = false

  /// The identifiers of the types of items that can be dropped beside the row.
  var insertedTypes: [String] = []
}

/// A row that the user can delete or move, or beside which items can be dropped.
///
/// If the user can delete the row, a swipe from the trailing edge shows a button that deletes the
/// row. Swipe actions that the program declares for the row replace this button.
struct EditableRow<Content: View> {
  let id: AnyHashable
  let edits: any RowEditing
  let abilities: RowAbilities
  let content: Content

  @State private var contentAttributes = ContainerAttributes()
  @State private var isOpen = false
  @PositionInTree private var position

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
      contentAttributes: contentAttributes,
      position: position,
      isOpen: $isOpen,
      content: TupleView(
        (
          content.environment(\.rowEditTraits, RowEditTraits(row: contentAttributes)),
          isOpen ? deletion : nil
        )
      )
    )
  }

  @MainActor private var deletion: RowDeletion {
    RowDeletion(contentAttributes: contentAttributes, position: position, isOpen: $isOpen) {
      edits.delete(id)
    }
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
  let contentAttributes: ContainerAttributes
  let position: TreePosition?
  let isOpen: Binding<Bool>
  let content: Content
}

extension EditableRowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.editableRow, isEnabled: environment.isEnabled)
    let (traits, row) = (environment.rowEditTraits, contentAttributes.attributes)
    let (id, edits, isOpen) = (id, edits, isOpen)
    if abilities.isDeletable, traits.allowsDeletion(of: row) {
      description[.isDeletable] = true
      description.on(DeleteEvent.self) { _ in edits.delete(id) }
      if traits.showsDeletion(of: row, at: position) {
        description[.edge] = "\(HorizontalEdge.trailing)"
        description.on(SwipeEvent.self) { isOpen.wrappedValue = $0.isOpen }
      }
    }
    if abilities.isMovable, !traits.isMoveDisabled, row[.moveDisabled] != true {
      description[.isMovable] = true
      description.on(MoveEvent.self) { edits.move(id, to: $0.offset) }
    }
    let types = abilities.insertedTypes
    if !types.isEmpty {
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

/// The button that deletes a row; it is in the tree while a swipe holds the row open.
private struct RowDeletion {
  let contentAttributes: ContainerAttributes
  let position: TreePosition?
  let isOpen: Binding<Bool>
  let delete: @MainActor () -> Void

  @Environment(\.rowEditTraits) private var traits

  init(
    contentAttributes: ContainerAttributes,
    position: TreePosition?,
    isOpen: Binding<Bool>,
    delete: @escaping @MainActor () -> Void
  ) {
    self.contentAttributes = contentAttributes
    self.position = position
    self.isOpen = isOpen
    self.delete = delete
  }
}

extension RowDeletion: LibraryView {
  var body: some View {
    if traits.showsDeletion(of: contentAttributes.attributes, at: position) {
      ShownSwipeActions(
        edge: .trailing,
        allowsFullSwipe: true,
        isOpen: isOpen,
        actions: Button("Delete", role: .destructive, action: delete)
      )
      .onRemoval { isOpen.wrappedValue = false }
    }
  }
}
