public import AmbientCore

// A row is chosen by its tag, or by its identifier in a loop, if it is of the selection's type. To press
// a row chooses it; where there may be any number, it takes one out that is chosen. Without a binding
// nothing can be chosen.

/// Lists in which one row can be chosen.
extension List {
  /// Makes a list of the views of a block.
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map(Selection.oneOrNone))
  }

  /// Makes a list with a row for each identifiable element.
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

  /// Makes a list with a row for each element, identified by one of its properties.
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

  /// Makes a list with a row for each identifiable element, which the row can change.
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

  /// Makes a list with a row for each number of a range.
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

/// Lists in which any number of rows can be chosen.
extension List {
  /// Makes a list of the views of a block.
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map(Selection.any))
  }

  /// Makes a list with a row for each identifiable element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map(Selection.any))
  }

  /// Makes a list with a row for each element, identified by one of its properties.
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

  /// Makes a list with a row for each identifiable element, which the row can change.
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

  /// Makes a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map(Selection.any))
  }
}
