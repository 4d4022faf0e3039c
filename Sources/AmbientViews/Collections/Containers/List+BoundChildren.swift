public import AmbientCore

/// Lists with a row for each element of a bound data tree.
///
/// A list reads and writes the data tree through a binding. Each row gets a binding to its element.
///
/// The user shows and hides the rows of the children. A row cannot be expanded if the children of
/// its element are nil.
extension List {
  /// Creates a list with a row for each element of a bound data tree.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound data tree.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound data tree; at most one row can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list with a row for each element of a bound data tree; at most one row can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list with a row for each element of a bound data tree; any number of rows can
  /// be selected.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map(Selection.any)
    )
  }

  /// Creates a list with a row for each element of a bound data tree; any number of rows can
  /// be selected.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map(Selection.any)
    )
  }
}
