public import AmbientCore

/// Rows one below the other, as many as fit and the others by scrolling.
///
/// Where it is `refreshable`, the user can ask for it to be brought up to date.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: Selection<SelectionValue>?
  @State private var isRefreshing = false

  init(content: Content, selection: Selection<SelectionValue>? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View, LibraryView {
  /// The list as hosts see it.
  public var body: some View {
    if let selection {
      ListElement(
        isRefreshing: $isRefreshing,
        content: SelectableList(selection: selection, content: content)
      )
    } else {
      ListElement(isRefreshing: $isRefreshing, content: content)
    }
  }
}

/// The rows of a list with a selection, in which links to values choose them.
private struct SelectableList<Value: Hashable, Content: View> {
  let selection: Selection<Value>
  let content: Content

  @State private var rows = SelectableRows()
  @Environment(\.navigation) private var navigation

  init(selection: Selection<Value>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension SelectableList: LibraryView {
  var body: some View {
    let rows = rows
    rows.update(selection, in: navigation)
    let linkSelection = LinkSelection(rows: rows)
    return Choices(
      kind: .row,
      selection: selection,
      linkSelection: linkSelection,
      content: content
    )
    .environment(\.linkSelection, linkSelection)
  }
}

// A binding to a collection is itself a collection: the forms for any collection stand back.

extension List where SelectionValue == Never {
  /// Makes a list of the views of a block.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Makes a list with a row for each identifiable element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by one of its properties.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each identifiable element, which the row can change.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by one of its properties, which the row can
  /// change.
  public init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}
