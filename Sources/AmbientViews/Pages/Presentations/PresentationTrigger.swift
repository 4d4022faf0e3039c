import AmbientCore

/// State that decides whether content is presented.
protocol PresentationTrigger {
  associatedtype Value

  /// The value to present; nil if nothing is presented.
  var value: Value? { get }

  /// Changes the state so that `value` is nil.
  func dismiss()

  /// Returns the identity of a value. A value with a different identity gets a new presentation.
  static func identity(of value: Value) -> AnyHashable
}

extension PresentationTrigger {
  /// Ends the presentation if the presented value has the given identity.
  func dismiss(_ identity: AnyHashable?) {
    if value.map({ Self.identity(of: $0) }) == identity { dismiss() }
  }
}

/// A trigger that has a value while a binding is true.
struct FlagTrigger: PresentationTrigger {
  let isPresented: Binding<Bool>

  var value: Void? { isPresented.wrappedValue ? () : nil }

  func dismiss() { isPresented.wrappedValue = false }

  static func identity(of value: Void) -> AnyHashable { true }
}

/// A trigger whose value is `data` while a binding is true, and otherwise nil.
struct DataTrigger<Value>: PresentationTrigger {
  let isPresented: Binding<Bool>
  let data: Value?

  var value: Value? { isPresented.wrappedValue ? data : nil }

  func dismiss() { isPresented.wrappedValue = false }

  static func identity(of value: Value) -> AnyHashable { true }
}

/// A trigger whose value is the item of a binding.
///
/// An item with a different identity gets a new presentation.
struct ItemTrigger<Item: Identifiable>: PresentationTrigger {
  let item: Binding<Item?>

  var value: Item? { item.wrappedValue }

  func dismiss() { item.wrappedValue = nil }

  static func identity(of value: Item) -> AnyHashable { AnyHashable(value.id) }
}
