public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// The header of a section in a table.
public struct TableHeaderRowContent<Value: Identifiable, Header: View> {
  /// The view of the header.
  public let _rowViews: Header
}

extension TableHeaderRowContent: _BodilessTableRows {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
}

/// Table content that has no rows.
public struct EmptyTableRowContent<Value: Identifiable> {
  /// Creates content without rows.
  public nonisolated init() {}
}

extension EmptyTableRowContent: _BodilessTableRows {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// The rows of the content: none.
  public nonisolated var _rowViews: EmptyView { EmptyView() }
}

/// Sections of the rows in a table.
///
/// ```swift
/// Table(of: Flower.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   Section("Flowers") {
///     ForEach(flowers) { TableRow($0) }
///   }
/// }
/// ```
extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// The section with the views of its rows.
  public nonisolated var _rowViews: Section<Parent._RowViews, Content._RowViews, Footer._RowViews> {
    Section<Parent._RowViews, Content._RowViews, Footer._RowViews>(
      header._rowViews,
      content._rowViews,
      footer._rowViews,
      isExpanded: isExpanded
    )
  }
}

extension Section: _BodilessTableRows
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {}

extension Section where Content: TableRowContent {
  /// Creates a section of rows in a table.
  ///
  /// - Parameter content: The rows.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>,
    Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(EmptyTableRowContent(), content(), EmptyTableRowContent())
  }

  /// Creates a section of rows in a table, with a header.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>,
    Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      TableHeaderRowContent(_rowViews: header()),
      content(),
      EmptyTableRowContent()
    )
  }

  /// Creates a section of rows in a table, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>,
    Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of rows in a table, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, S: StringProtocol>(
    _ title: S,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>,
    Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of rows in a table, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ titleResource: LocalizedStringResource,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>,
    Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleResource) }
  }
}
