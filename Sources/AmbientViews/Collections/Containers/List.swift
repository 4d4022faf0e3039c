public import AmbientCore

/// A scrollable column of rows, which may be grouped in sections.
///
/// ```swift
/// List(flowers, selection: $selectedID) { flower in
///   Text(flower.name)
/// }
/// ```
///
/// In a list of the style `plain`, the header of a section stays visible while the section scrolls.
///
/// If an ancestor has the modifier `refreshable`, the list takes ``RefreshEvent`` from the host and
/// runs the action of the modifier. The list then has the attribute `isRefreshing` until the action
/// has finished.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: Selection<SelectionValue>?
  @State private var isRefreshing = false
  @Environment(\.listTraits.pinnedViews) private var pinnedViews

  init(content: Content, selection: Selection<SelectionValue>? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View, LibraryView {
  /// The element of the list, which contains the rows.
  public var body: some View {
    let isRefreshing = $isRefreshing
    if let selection {
      SelectableList(
        selection: selection,
        describe: { .list(in: $0, isRefreshing: isRefreshing) },
        pinnedViews: pinnedViews,
        content: content
      )
    } else {
      RowContainer(content, pinnedViews: pinnedViews) {
        .list(in: $0, isRefreshing: isRefreshing)
      }
    }
  }
}

/// A list with a selection.
///
/// A navigation link in the list selects the link's value if two conditions are met: the value has
/// the type of the selection, and the list is in a column of a split view before the last column.
/// Any other link pushes a page.
private struct SelectableList<Value: Hashable, Content: View> {
  let selection: Selection<Value>
  let describe: @MainActor (EnvironmentValues) -> ElementDescription
  let pinnedViews: PinnedScrollableViews
  let content: Content

  @State private var rows = SelectableRows()
  @Environment(\.navigation) private var navigation
  @Environment(\.selectionMenu) private var menu

  init(
    selection: Selection<Value>,
    describe: @escaping @MainActor (EnvironmentValues) -> ElementDescription,
    pinnedViews: PinnedScrollableViews,
    content: Content
  ) {
    self.selection = selection
    self.describe = describe
    self.pinnedViews = pinnedViews
    self.content = content
  }
}

extension SelectableList: LibraryView {
  var body: some View {
    let rows = rows
    rows.update(selection, in: navigation)
    let linkSelection = LinkSelection(rows: rows)
    let choices = Choices(
      kind: .row,
      selection: selection,
      linkSelection: linkSelection,
      menu: menu,
      content: content
    )
    return RowContainer(
      describe: describe,
      pinnedViews: pinnedViews,
      showRow: { choices.choice(of: $0) },
      content: choices,
      rowContent: AnyView(content)
    )
    .environment(\.linkSelection, linkSelection)
  }
}

// A binding to a collection is itself a collection. The initializers for plain collections are
// disfavored, so that a call with a binding is not ambiguous.

extension List where SelectionValue == Never {
  /// Creates a list of the views that a closure returns.
  ///
  /// - Parameter content: The rows of the list.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, each of which has a row.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element.
  ///
  /// The property at the key path identifies the element.
  ///
  /// - Parameters:
  ///   - data: The elements, each of which has a row.
  ///   - id: The key path to the identifier of an element.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element; a row can change its element through a binding.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each of which has a row.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
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

  /// Creates a list with a row for each element; a row can change its element through a binding.
  ///
  /// The property at the key path identifies the element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each of which has a row.
  ///   - id: The key path to the identifier of an element.
  ///   - rowContent: Returns the view of an element, given a binding to the element.
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

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, each of which has a row.
  ///   - rowContent: Returns the view of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}
