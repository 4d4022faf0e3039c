public import AmbientCore

/// Lists in which at most one row can be selected.
///
/// When the user presses a row, the list sets the selection to the row's tag. If the row has no tag
/// of the type `SelectionValue`, the list uses the row's identifier in a `ForEach`.
///
/// A row can be selected only if its tag or its identifier has the type `SelectionValue`. If the
/// argument `selection` is nil instead of a binding, no row can be selected.
extension List {
  /// Creates a list of the views that a closure returns.
  ///
  /// - Parameters:
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - content: The rows.
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map(Selection.oneOrNone))
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, each of which has a row.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list with a row for each element.
  ///
  /// The property at the key path identifies the element.
  ///
  /// - Parameters:
  ///   - data: The elements, each of which has a row.
  ///   - id: The key path to the identifier of an element.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list with a row for each element; a row can change its element through a binding.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each of which has a row.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, each of which has a row.
  ///   - selection: The identifier of the selected row. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map(Selection.oneOrNone)
    )
  }
}

/// Lists in which any number of rows can be selected.
///
/// When the user presses a row, the list adds the row's tag to the selection. If the row has no tag
/// of the type `SelectionValue`, the list adds the row's identifier in a `ForEach`. When the user
/// presses a selected row, the list removes this tag or identifier. Unlike in SwiftUI, no edit mode
/// is needed.
///
/// A row can be selected only if its tag or its identifier has the type `SelectionValue`. If the
/// argument `selection` is nil instead of a binding, no row can be selected.
extension List {
  /// Creates a list of the views that a closure returns.
  ///
  /// - Parameters:
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - content: The rows.
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map(Selection.any))
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, each of which has a row.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map(Selection.any))
  }

  /// Creates a list with a row for each element.
  ///
  /// The property at the key path identifies the element.
  ///
  /// - Parameters:
  ///   - data: The elements, each of which has a row.
  ///   - id: The key path to the identifier of an element.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map(Selection.any)
    )
  }

  /// Creates a list with a row for each element; a row can change its element through a binding.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each of which has a row.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map(Selection.any))
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, each of which has a row.
  ///   - selection: The identifiers of the selected rows. If the binding is nil, no row can be
  ///     selected.
  ///   - rowContent: Returns the view of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map(Selection.any))
  }
}
