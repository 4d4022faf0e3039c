import AmbientCore

/// A binding to the selection of a list or a picker.
///
/// The case determines how many values can be selected.
enum Selection<Value: Hashable> {
  case one(Binding<Value>)
  case oneOrNone(Binding<Value?>)
  case any(Binding<Set<Value>>)
  /// Several bindings, which all get the value that the user selects.
  ///
  /// A value is selected if all bindings have this value.
  case all([Binding<Value>])

  /// Returns a binding that says whether a value is selected.
  ///
  /// When the selection changes, readers of the binding run only if this value becomes selected or
  /// deselected. In the case `all`, the readers may run after any change.
  func contains(_ value: Value) -> Binding<Bool> {
    switch self {
    case .one(let selection): selection[dynamicMember: \.[is: value]]
    case .oneOrNone(let selection): selection[dynamicMember: \.[is: value]]
    case .any(let selection): selection[dynamicMember: \.[contains: value]]
    case .all(let selections):
      Binding(
        unreadGet: { !selections.isEmpty && selections.allSatisfy { $0.wrappedValue == value } },
        set: { if $0 { selections.forEach { $0.wrappedValue = value } } }
      )
    }
  }

  /// Returns the values to which the context menu of a row applies.
  ///
  /// If the value of the row is selected, the menu applies to all selected values. If not, the menu
  /// applies to the value of the row alone.
  func values(with value: Value) -> Set<AnyHashable> {
    guard case .any(let selection) = self, selection.wrappedValue.contains(value) else {
      return [AnyHashable(value)]
    }
    return Set(selection.wrappedValue.map { AnyHashable($0) })
  }

  /// Whether a press of a selected row deselects the row.
  var isToggled: Bool { if case .any = self { true } else { false } }

  /// Selects a value; deselects the value if it is selected and ``isToggled`` is true.
  func choose(_ value: Value) {
    let isChosen = contains(value)
    isChosen.wrappedValue = isToggled ? !isChosen.wrappedValue : true
  }
}

extension Hashable {
  /// Whether this value equals another value.
  ///
  /// Setting true assigns the other value; setting false has no effect.
  fileprivate subscript(is value: Self) -> Bool {
    get { self == value }
    set { if newValue { self = value } }
  }
}

extension Set {
  /// Whether the set contains a value.
  ///
  /// Setting true inserts the value, and setting false removes the value.
  fileprivate subscript(contains value: Element) -> Bool {
    get { contains(value) }
    set { if newValue { insert(value) } else { remove(value) } }
  }
}
