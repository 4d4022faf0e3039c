import AmbientCore
public import AmbientHosting

/// The columns of a table, for a menu in which the user shows and hides columns.
///
/// A ``Table`` with a ``TableColumnCustomization`` has this detail. The detail also lists the
/// hidden columns, which have no label in the tree. A host sends the choice of the user as
/// ``CustomizeColumnEvent``.
public struct TableColumnsDetail: ElementDetail, Equatable, Sendable {
  /// A column, visible or hidden.
  public struct Column: Equatable, Sendable {
    /// The title; empty if the label of the column is not a text.
    public var title: String
    /// The identifier in a ``CustomizeColumnEvent``; nil if the column has none.
    public var customizationID: String?
    /// Whether the column is shown.
    public var isVisible: Bool
    /// The changes that the user cannot make.
    ///
    /// The set contains all changes if the column has no identifier.
    public var disabledBehavior: TableColumnCustomizationBehavior

    /// Whether the user can show and hide the column.
    public var canBeHidden: Bool { !disabledBehavior.contains(.visibility) }

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - customizationID: The identifier; nil for none.
    ///   - isVisible: Whether the column is shown.
    ///   - disabledBehavior: The changes that the user cannot make.
    public init(
      title: String,
      customizationID: String?,
      isVisible: Bool,
      disabledBehavior: TableColumnCustomizationBehavior
    ) {
      self.title = title
      self.customizationID = customizationID
      self.isVisible = isVisible
      self.disabledBehavior = disabledBehavior
    }
  }

  /// All columns, in the order of the table.
  public var columns: [Column]

  /// Creates a table columns detail.
  ///
  /// - Parameter columns: All columns, in the order of the table.
  public init(columns: [Column]) { self.columns = columns }
}

extension TableColumnsDetail {
  @MainActor init<Value: Identifiable>(
    _ columns: [TableColumnDetails<Value>],
    _ customization: Binding<TableColumnCustomization<Value>>,
    in environment: EnvironmentValues
  ) {
    self.init(
      columns: columns.map { column in
        Column(
          title: column.title?.string(in: environment) ?? "",
          customizationID: column.customizationID,
          isVisible: column.isVisible(customization),
          disabledBehavior: column.customizationID == nil ? .all : column.disabledBehavior
        )
      }
    )
  }
}

extension TableColumnDetails {
  /// The identifier of a column that the user can show and hide; nil for other columns.
  var idToHide: String? { disabledBehavior.contains(.visibility) ? nil : customizationID }
}

extension TableColumnDetails where RowValue: Identifiable {
  /// Returns whether a table shows the column.
  ///
  /// `customization` contains the changes of the user; it is nil if the user cannot make changes.
  @MainActor
  func isVisible(_ customization: Binding<TableColumnCustomization<RowValue>>?) -> Bool {
    switch idToHide.flatMap({ customization?.wrappedValue[visibility: $0] }) ?? .automatic {
    case .automatic: !isHiddenByDefault
    case .visible: true
    case .hidden: false
    }
  }
}
