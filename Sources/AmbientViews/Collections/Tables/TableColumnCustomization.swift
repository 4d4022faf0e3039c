import AmbientCore
public import AmbientHosting

/// The changes that the user made to the columns of a table.
///
/// The user can hide a column, and show it again, if the column has a `customizationID`. The
/// modifier `disabledCustomizationBehavior(.visibility)` of the column prevents this. The user
/// cannot change the order or the widths of columns.
///
/// The host finds all columns in ``TableColumnsDetail``, and sends a change as
/// ``CustomizeColumnEvent``.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visible: [String: Bool] = [:]

  /// Creates a value without changes.
  public init() {}

  /// The visibility of the column with the given identifier; `.automatic` if the user has not
  /// changed it.
  ///
  /// - Parameter id: The identifier of the column.
  public subscript(visibility id: String) -> Visibility {
    get { visible[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visible[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the default visibility of all columns.
  public mutating func resetVisibility() { visible = [:] }
}

/// The user shows or hides a column of a table.
///
/// The table ignores the event if no column has the identifier, or if the user must not hide the
/// column.
public struct CustomizeColumnEvent: ElementEvent, Hashable {
  /// The customization identifier of the column.
  public var id: String
  /// Whether the column is shown.
  public var isVisible: Bool

  /// Creates a customize column event.
  ///
  /// - Parameters:
  ///   - id: The customization identifier of the column.
  ///   - isVisible: Whether the column is shown.
  public init(_ id: String, isVisible: Bool) {
    self.id = id
    self.isVisible = isVisible
  }
}
