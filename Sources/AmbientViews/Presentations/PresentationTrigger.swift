import AmbientCore

/// State that presents content while it has a value.
protocol PresentationTrigger {
  associatedtype Value

  /// The value to present; nil if nothing is presented.
  var value: Value? { get }

  /// Changes the state so that its value is nil.
  func dismiss()

  /// Returns the identity of a value: a value with a different one gets a new presentation.
  static func identity(of value: Value) -> AnyHashable
}

extension PresentationTrigger {
  /// Changes the state so that its value is nil, unless the value has a different identity by now.
  func dismiss(_ identity: AnyHashable?) {
    if value.map({ Self.identity(of: $0) }) == identity { dismiss() }
  }
}

/// A trigger that presents content while a binding is true.
struct FlagTrigger: PresentationTrigger {
  let isPresented: Binding<Bool>

  var value: Void? { isPresented.wrappedValue ? () : nil }

  func dismiss() { isPresented.wrappedValue = false }

  static func identity(of value: Void) -> AnyHashable { true }
}

/// A trigger that presents data while a binding is true and the data is not nil.
struct DataTrigger<Value>: PresentationTrigger {
  let isPresented: Binding<Bool>
  let data: Value?

  var value: Value? { isPresented.wrappedValue ? data : nil }

  func dismiss() { isPresented.wrappedValue = false }

  static func identity(of value: Value) -> AnyHashable { true }
}

/// A trigger that presents the item of a binding; an item with a different identity is presented
/// again from the start.
struct ItemTrigger<Item: Identifiable>: PresentationTrigger {
  let item: Binding<Item?>

  var value: Item? { item.wrappedValue }

  func dismiss() { item.wrappedValue = nil }

  static func identity(of value: Item) -> AnyHashable { AnyHashable(value.id) }
}
