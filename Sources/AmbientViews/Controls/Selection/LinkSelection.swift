import AmbientCore

/// Lets the links in a list change the selection of the list.
///
/// In a column of a split view, a link in the list selects the value of the link instead of pushing
/// a page. The selection of the list then determines the content of the columns that follow.
struct LinkSelection {
  let rows: SelectableRows
  var isDisabled = false

  /// Returns a copy for one row; `isDisabled` is true if the user cannot select the row.
  func disabled(_ isDisabled: Bool) -> LinkSelection {
    LinkSelection(rows: rows, isDisabled: isDisabled)
  }
}

/// The object with which the links in a list select rows of the list.
///
/// Each run of the list's body updates the properties of the object. The object stays the same
/// while the list is in the tree. The links depend on the object, not on its properties. A new run
/// of the list's body therefore invalidates no link.
@MainActor
final class SelectableRows {
  private(set) var type: Any.Type = Never.self
  private var select: @MainActor (AnyHashable) -> Void = { _ in }
  private var column: (any SelectionColumn)?

  nonisolated init() {}

  func update<Value>(_ selection: Selection<Value>, in column: (any SelectionColumn)?) {
    type = Value.self
    select = { if let value = $0.base as? Value { selection.choose(value) } }
    self.column = column
  }

  /// Returns whether the value has the type of the selection, so that a link can select it.
  func takes(_ value: AnyHashable) -> Bool { Swift.type(of: value.base) == type }

  /// Selects a value, as a press of the row with this value does.
  func choose(_ value: AnyHashable) {
    select(value)
    showSelection()
  }

  /// Removes the pages that were pushed in front of the selected content.
  func showSelection() { column?.showRootOfColumn() }
}

/// A column that shows what is selected in another column of a split view.
@MainActor
protocol SelectionColumn: AnyObject {
  /// Removes the pages that were pushed in the column.
  func showRootOfColumn()
}

private struct LinkSelectionKey: EnvironmentKey {
  static var defaultValue: LinkSelection? { nil }
}

extension EnvironmentValues {
  /// Lets links change the selection of the list; nil outside of a list with a selection.
  var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }
}

extension ContainerValues {
  /// The value to which a row links; nil for a row that is not a link to a value.
  var linkedValue: AnyHashable? {
    get { self[LinkedValueKey.self] }
    set { self[LinkedValueKey.self] = newValue }
  }
}

private enum LinkedValueKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}
