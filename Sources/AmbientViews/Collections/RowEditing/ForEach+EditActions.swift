public import AmbientCore
import struct Foundation.IndexSet

extension ForEach where Content: View {
  /// Creates a loop over a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. The user's edits change the collection.
  ///   - editActions: The edits that the user can make.
  ///   - content: Returns the view of an element, given a binding to the element.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>,
    ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a loop over a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. The user's edits change the collection.
  ///   - id: The key path to a property that differs between the elements.
  ///   - editActions: The edits that the user can make.
  ///   - content: Returns the view of an element, given a binding to the element.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(
      IndexedIdentifierCollection(base: data.wrappedValue, id: id),
      id: \.id
    ) { element in
      EditableCollectionContent(
        id: AnyHashable(element.id),
        edits: BindingEdits(data: data, id: id),
        actions: editActions,
        content: content(data[element.index])
      )
    }
  }
}

/// The view of an element that the user can delete or move.
public struct EditableCollectionContent<Content: View, Data> {
  let id: AnyHashable
  let edits: any RowEditing
  let actions: EditActions<Data>
  let content: Content
}

extension EditableCollectionContent: View, LibraryView {
  /// The row, inside an element that handles the user's edits.
  public var body: some View { row }

  private var row: EditableRow<Content> {
    EditableRow(
      id: id,
      edits: edits,
      abilities: RowAbilities(isDeletable: actions.canDelete, isMovable: actions.canMove),
      content: content
    )
  }

  /// Whether the view is a single subview of its container.
  public static var _isOneView: Bool { Content._isOneView }

  /// Whether the view is at most one subview of its container.
  public static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each as an editable row.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    EditableRow._listSubviews(of: view.row, in: &list)
  }
}

private struct BindingEdits<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let data: Binding<C>
  let id: KeyPath<C.Element, ID>
}

extension BindingEdits: RowEditing {
  private func offset(of identifier: AnyHashable) -> Int? {
    data.wrappedValue.enumerated()
      .first { AnyHashable($0.element[keyPath: id]) == identifier }?.offset
  }

  func delete(_ id: AnyHashable) {
    guard let offset = offset(of: id),
      var elements = data.wrappedValue as? any RangeReplaceableCollection
    else { return }
    elements.remove(atOffsets: IndexSet(integer: offset))
    if let elements = elements as? C { data.wrappedValue = elements }
  }

  func move(_ id: AnyHashable, to destination: Int) {
    guard let offset = offset(of: id), (0...data.wrappedValue.count).contains(destination) else {
      return
    }
    data.wrappedValue.move(fromOffsets: IndexSet(integer: offset), toOffset: destination)
  }
}
