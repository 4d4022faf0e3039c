import AmbientCore

/// What is chosen among several things, and how the user chooses.
enum Selection<Value: Hashable> {
  /// There is always one.
  case one(Binding<Value>)
  /// There may be one.
  case oneOrNone(Binding<Value?>)
  /// There may be any number.
  case any(Binding<Set<Value>>)

  /// Whether a thing is chosen: a place that changes only when the answer does.
  func contains(_ value: Value) -> Binding<Bool> {
    switch self {
    case .one(let selection): selection[dynamicMember: \.[is: value]]
    case .oneOrNone(let selection): selection[dynamicMember: \.[is: value]]
    case .any(let selection): selection[dynamicMember: \.[contains: value]]
    }
  }

  /// Whether choosing what is chosen already takes it out.
  var isToggled: Bool { if case .any = self { true } else { false } }

  /// Chooses a value, as a press on its row does.
  func choose(_ value: Value) {
    let isChosen = contains(value)
    isChosen.wrappedValue = isToggled ? !isChosen.wrappedValue : true
  }
}

extension Hashable {
  /// Whether it is a value; set to true, it becomes that value.
  fileprivate subscript(is value: Self) -> Bool {
    get { self == value }
    set { if newValue { self = value } }
  }
}

extension Set {
  /// Whether a value is in it; to be set as well.
  fileprivate subscript(contains value: Element) -> Bool {
    get { contains(value) }
    set { if newValue { insert(value) } else { remove(value) } }
  }
}
