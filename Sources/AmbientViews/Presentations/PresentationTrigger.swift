import AmbientCore

/// What lets something be presented for as long as there is a value.
protocol PresentationTrigger {
  associatedtype Value

  /// What to present, if anything.
  var value: Value? { get }

  /// Changes the trigger so that nothing is presented.
  func dismiss()

  /// What tells one presentation from another.
  static func identity(of value: Value) -> AnyHashable
}

extension PresentationTrigger {
  /// Changes the trigger so that nothing is presented, unless it presents something else by now.
  func dismiss(_ identity: AnyHashable?) {
    if value.map({ Self.identity(of: $0) }) == identity { dismiss() }
  }
}

/// Presents while a binding is true.
struct FlagTrigger: PresentationTrigger {
  let isPresented: Binding<Bool>

  var value: Void? { isPresented.wrappedValue ? () : nil }

  func dismiss() { isPresented.wrappedValue = false }

  static func identity(of value: Void) -> AnyHashable { true }
}

/// Presents while a binding is true and there is something to present.
struct DataTrigger<Value>: PresentationTrigger {
  let isPresented: Binding<Bool>
  let data: Value?

  var value: Value? { isPresented.wrappedValue ? data : nil }

  func dismiss() { isPresented.wrappedValue = false }

  static func identity(of value: Value) -> AnyHashable { true }
}

/// Presents an item while there is one, and anew when its identity changes.
struct ItemTrigger<Item: Identifiable>: PresentationTrigger {
  let item: Binding<Item?>

  var value: Item? { item.wrappedValue }

  func dismiss() { item.wrappedValue = nil }

  static func identity(of value: Item) -> AnyHashable { AnyHashable(value.id) }
}
