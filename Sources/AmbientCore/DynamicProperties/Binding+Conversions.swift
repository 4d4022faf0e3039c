import AmbientGraph

extension Binding {
  /// Creates a binding to an optional value from a binding to a value; a write of nil is ignored.
  ///
  /// - Parameter base: The binding to the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(ConvertedLocation(base.location, get: { $0 }, set: { $0 }))
  }

  /// Creates a binding to the value that an optional contains, or returns nil if the optional is
  /// nil.
  ///
  /// If the optional becomes nil later, the binding returns the value that the optional contained
  /// when the binding was created.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let location = base.location
    self.init(
      location.comparesParts
        ? location.projecting(Part(unwrapping: value))
        : UnwrappedLocation(location, last: value)
    )
  }

  /// Creates a binding that erases the type of a hashable value; a write of another type is
  /// ignored.
  ///
  /// - Parameter base: The binding to the hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(ConvertedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? V }))
  }
}

private final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>

  /// The value that the optional contained when the location was created.
  ///
  /// Reads return this value while the optional is nil.
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

extension UnwrappedLocation: Inspectable {
  var inspectedValue: Any? { (base as? any Inspectable)?.inspectedValue }
}
