import AmbientGraph

extension Binding {
  /// A binding to an optional of the value; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(ConvertedLocation(base.location, get: { $0 }, set: { $0 }))
  }

  /// A binding to what an optional holds now, or nil if it holds nothing.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let location = base.location
    self.init(
      location.comparesParts
        ? location.projecting(Part(unwrapping: value))
        : UnwrappedLocation(location, last: value)
    )
  }

  /// A binding to the value as a type-erased hashable one; writing another type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(ConvertedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? V }))
  }
}

/// What an optional location holds; what it held last, once it holds nothing.
private final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private let last: Value

  init(_ base: Location<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override func get() -> Value { base.get() ?? last }
  override func set(_ newValue: Value) { base.set(newValue) }

  override func modify(_ change: (inout Value) -> Void) {
    base.modify { optional in
      var value = optional ?? last
      change(&value)
      optional = value
    }
  }

  override func isRead(through source: Source) -> Bool { base.isRead(through: source) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}
