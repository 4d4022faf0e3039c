import AmbientCore

/// How a link to a value chooses that value in the list around it, instead of pushing it.
///
/// In a column of a split view, the selection of a list says what the next columns show.
struct LinkSelection {
  let rows: SelectableRows
  var isDisabled = false

  /// The same for a row that the user can choose, or not.
  func disabled(_ isDisabled: Bool) -> LinkSelection {
    LinkSelection(rows: rows, isDisabled: isDisabled)
  }
}

/// The rows of a list with a selection, as the list made them last.
///
/// It stays the same as long as the list, so that its links need not run when the list does.
@MainActor
final class SelectableRows {
  /// The type of values that can be chosen.
  private(set) var type: Any.Type = Never.self
  private var select: @MainActor (AnyHashable) -> Void = { _ in }
  private var navigation: Navigation?

  nonisolated init() {}

  /// Takes what the list has now.
  func update<Value>(_ selection: Selection<Value>, in navigation: Navigation?) {
    type = Value.self
    select = { if let value = $0.base as? Value { selection.choose(value) } }
    self.navigation = navigation
  }

  /// Whether a link to a value chooses it.
  func takes(_ value: AnyHashable) -> Bool { Swift.type(of: value.base) == type }

  /// Chooses a value, as a press on its row does.
  func choose(_ value: AnyHashable) {
    select(value)
    showChosen()
  }

  /// Lets the last column show what the selection says: a page that was pushed there would hide it.
  func showChosen() { navigation?.showRootOfColumn() }
}

private struct LinkSelectionKey: EnvironmentKey {
  static var defaultValue: LinkSelection? { nil }
}

extension EnvironmentValues {
  /// How links choose values in the list around; nil where there is no list with a selection.
  var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }
}

extension ContainerValues {
  /// The value that a row leads to, if it is a link to one.
  var linkedValue: AnyHashable? {
    get { self[LinkedValueKey.self] }
    set { self[LinkedValueKey.self] = newValue }
  }
}

private enum LinkedValueKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}
