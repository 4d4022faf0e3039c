public import AmbientCore

/// Lists without a selection; the user can delete and move the rows.
extension List where SelectionValue == Never {
  /// Creates a list of a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. An edit by the user changes the collection.
  ///   - editActions: The edits that the user can make.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    RowContent: View
  >(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>,
      Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list of a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. An edit by the user changes the collection.
  ///   - id: The key path to a property that differs between the elements.
  ///   - editActions: The edits that the user can make.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>,
      ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }
}

/// Lists with a selection; the user can delete and move the rows.
extension List {
  /// Creates a list of a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. An edit by the user changes the collection.
  ///   - editActions: The edits that the user can make.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    RowContent: View
  >(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>,
      Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list of a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. An edit by the user changes the collection.
  ///   - id: The key path to a property that differs between the elements.
  ///   - editActions: The edits that the user can make.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>,
      ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list of a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. An edit by the user changes the collection.
  ///   - editActions: The edits that the user can make.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    RowContent: View
  >(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>,
      Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map(Selection.any)
    )
  }

  /// Creates a list of a bound collection whose elements the user can delete and move.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection. An edit by the user changes the collection.
  ///   - id: The key path to a property that differs between the elements.
  ///   - editActions: The edits that the user can make.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>,
      ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map(Selection.any)
    )
  }
}
