public import AmbientCore
public import Foundation

/// A column of a table: the label of the column, and its cell in each row.
///
/// ```swift
/// Table(people, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age) years") }
/// }
/// ```
///
/// If a table has a sort order, a press of a column's label changes the order. A column without a
/// comparator ignores the press. In a table that sorts with `KeyPathComparator`, a column with the
/// argument `value` has a comparator for this value.
public struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  var column: TableColumnDetails<RowValue>

  nonisolated init(
    _ label: Label,
    comparator: Any? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    column = TableColumnDetails(
      label: AnyView(label),
      title: label as? Text,
      comparator: comparator,
      cell: { AnyView(content($0)) }
    )
  }
}

/// A column with its types erased.
public struct TableColumnDetails<RowValue> {
  /// The place of the column in the closure that builds the columns.
  ///
  /// The place consists of steps from the outermost block to the column. A step is an index in a
  /// block, a branch of an `if`, or an identifier in a loop. The place stays the same while other
  /// columns are hidden or added.
  var place: [AnyHashable] = []
  let label: AnyView
  /// The label, if it is a text.
  let title: Text?
  /// The comparator that sorts the rows by the column; nil if the column cannot sort the rows.
  let comparator: Any?
  let cell: (RowValue) -> AnyView
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var isHiddenByDefault = false
  var disabledBehavior: TableColumnCustomizationBehavior = []

  /// Returns a copy of the column, with a step added at the beginning of its place.
  func inside(_ step: some Hashable) -> Self {
    var copy = self
    copy.place.insert(AnyHashable(step), at: 0)
    return copy
  }
}

extension TableColumn: _BodilessTableColumns {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Sort

  /// The column with its types erased.
  public nonisolated var _columns: [_TableColumnPart<RowValue>] { [_TableColumnPart(column)] }
}

/// The horizontal position of the content of the cells in a column.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: HorizontalAlignmentName

  enum HorizontalAlignmentName { case automatic, leading, center, trailing, numeric }

  /// The alignment that the host chooses for the contents of the column.
  public static let automatic = TableColumnAlignment(alignment: .automatic)
  /// The contents of the column begin at its leading edge.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// The contents of the column are centered.
  public static let center = TableColumnAlignment(alignment: .center)
  /// The contents of the column end at its trailing edge.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// The contents of the column end at its trailing edge, so that the last digits of numbers are
  /// below each other.
  public static let numeric = TableColumnAlignment(alignment: .numeric)
}

/// The changes that the user can make to a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits, one for each change.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user can move the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// The user can change the width of the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// The user can show and hide the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
  /// All changes that a user can make to a column.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn {
  private nonisolated func with(_ change: (inout TableColumnDetails<RowValue>) -> Void) -> Self {
    var copy = self
    change(&copy.column)
    return copy
  }

  /// Sets the width of the column in points; nil for the default.
  ///
  /// - Parameter width: The width in points; nil for the default.
  /// - Returns: The column with the width.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    with { ($0.minWidth, $0.idealWidth, $0.maxWidth) = (width, width, width) }
  }

  /// Sets the least, the preferred and the greatest width of the column.
  ///
  /// - Parameters:
  ///   - min: The least width in points; nil for the default.
  ///   - ideal: The preferred width in points; nil for the default.
  ///   - max: The greatest width in points; nil for the default.
  /// - Returns: The column with the widths.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    with { ($0.minWidth, $0.idealWidth, $0.maxWidth) = (min, ideal, max) }
  }

  /// Sets the horizontal position of the content of the cells in the column.
  ///
  /// - Parameter alignment: The position of the content in a cell.
  /// - Returns: The column with the alignment.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    with { $0.alignment = alignment }
  }

  /// Sets the identifier that names the column in a ``TableColumnCustomization``.
  ///
  /// - Parameter id: The identifier, which no other column of the table has.
  /// - Returns: The column with the identifier.
  public nonisolated func customizationID(_ id: String) -> TableColumn {
    with { $0.customizationID = id }
  }

  /// Sets the visibility that the column has until the user changes the visibility.
  ///
  /// - Parameter visibility: The visibility; `.hidden` hides the column until the user shows the
  ///   column.
  /// - Returns: The column with the visibility.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    with { $0.isHiddenByDefault = visibility == .hidden }
  }

  /// Sets the changes that the user cannot make to the column.
  ///
  /// The user can hide a column that has a `customizationID`, unless the set contains
  /// `.visibility`. A host finds the set in ``TableColumnsDetail``. The library neither reorders
  /// nor resizes columns.
  ///
  /// - Parameter behavior: The changes that the user cannot make.
  /// - Returns: The column with the limits.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn {
    with { $0.disabledBehavior = behavior }
  }
}
