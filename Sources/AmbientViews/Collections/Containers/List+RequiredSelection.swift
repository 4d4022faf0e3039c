public import AmbientCore

/// Lists whose selection always has a value.
///
/// A press of a row sets the selection to the row's tag. If the row has no tag of the type
/// `SelectionValue`, the press sets the selection to the row's identifier in a `ForEach`. If no row
/// has the selected tag or identifier, no row is marked as selected.
///
/// Unlike in SwiftUI, the selection of a list with data has the type of the identifiers. If the
/// tags have another type, or if a key path identifies the elements, put a `ForEach` into a list
/// without data.
extension List {
  /// Creates a list of the views that a closure returns.
  ///
  /// - Parameters:
  ///   - selection: The tag or the identifier of the selected row.
  ///   - content: Returns the rows.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: .one(selection))
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The identifier of the selected row.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, SelectionValue, RowContent>,
    Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.init(content: ForEach(data, content: rowContent), selection: .one(selection))
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The number of the selected row.
  ///   - rowContent: Returns the view of a number.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where SelectionValue == Int, Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: .one(selection))
  }

  /// Creates a list with a row for each element of a data tree.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - selection: The identifier of the selected row.
  ///   - rowContent: Returns the view of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, SelectionValue, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: .one(selection)
    )
  }
}
