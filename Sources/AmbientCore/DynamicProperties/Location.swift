package import AmbientGraph
import AmbientReflection

/// The location of a mutable value, which bindings read and write.
@usableFromInline
class Location<Value> {
  /// Returns the current value, and makes it a dependency of the body or computation that is
  /// running.
  @usableFromInline func get() -> Value { preconditionFailure("A subclass overrides get().") }

  @usableFromInline func set(_ newValue: Value) {
    preconditionFailure("A subclass overrides set(_:).")
  }

  /// Reads, changes and writes the value.
  ///
  /// The location of a part overrides this method, and changes the part inside the whole value. If
  /// parts are nested, a write then visits each level once. Without the override, each level would
  /// read all levels around it again.
  ///
  /// - Parameter change: Changes a copy of the value. The location of a state calls the closure
  ///   again if another thread writes the state in the meantime.
  func modify(_ change: (inout Value) -> Void) {
    var value = get()
    change(&value)
    set(value)
  }

  /// Returns the value from which a part is computed.
  ///
  /// The value becomes a dependency of the computation of the part.
  func valueForParts() -> Value { get() }

  /// Returns whether both locations lead to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  func isRead(through source: Source) -> Bool { false }

  /// Whether a body that reads a part of the value depends on that part alone.
  var comparesParts: Bool { false }

  /// The record of the value, which contains the records of its parts.
  ///
  /// Only a location that compares parts has a record: the location of a state or of a part of a
  /// state. Only the thread that owns the graph accesses a record, and only while the view with the
  /// state is in the tree.
  var record: PartRecord { preconditionFailure("A subclass overrides record.") }

  /// Returns the location of a part of the value.
  ///
  /// A location that compares its parts overrides this method.
  func projecting<Inner>(_ part: Part<Value, Inner>) -> Location<Inner> {
    PartLocation(of: self, part)
  }
}

private final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let part: Part<Whole, Value>

  init(of whole: Location<Whole>, _ part: Part<Whole, Value>) {
    self.whole = whole
    self.part = part
  }

  override func get() -> Value { part.get(whole.get()) }

  override func set(_ newValue: Value) { whole.modify { part.set(&$0, newValue) } }

  override func modify(_ change: (inout Value) -> Void) {
    whole.modify { part.modify(&$0, change) }
  }

  override func isRead(through source: Source) -> Bool { whole.isRead(through: source) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return part.key == other.part.key && whole.isSame(as: other.whole)
  }
}

extension PartLocation: Inspectable {
  var inspectedValue: Any? { (whole as? any Inspectable)?.inspectedValue }
}

/// A location whose value never changes; writes are ignored.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ newValue: Value) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areSame(value, other.value)
  }
}

extension ConstantLocation: Inspectable {
  var inspectedValue: Any? { value }
}

/// A location that reads and writes its value by calling two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ newValue: Value) { setter(newValue) }
}

/// An observer of reads through a binding, for an object that does not track reads of its
/// properties itself.
package protocol ReadObserver<Object>: AnyObject {
  associatedtype Object: AnyObject

  /// Called before a property of `object` is read.
  func willRead(_ object: Object)

  /// Returns whether `source` represents the object that was last passed to `willRead(_:)`.
  ///
  /// - Parameter source: A source that a body has read.
  /// - Returns: Whether the source represents the object.
  func isRead(through source: Source) -> Bool
}

/// The location of a property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let observer: (any ReadObserver<Object>)?

  init(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    observer: (any ReadObserver<Object>)? = nil
  ) {
    self.object = object
    self.keyPath = keyPath
    self.observer = observer
  }

  override func get() -> Value {
    observer?.willRead(object)
    return object[keyPath: keyPath]
  }

  override func set(_ newValue: Value) { object[keyPath: keyPath] = newValue }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath && observer === other.observer
  }

  override func isRead(through source: Source) -> Bool {
    observer?.isRead(through: source) ?? false
  }
}

extension ObjectLocation: Inspectable {
  var inspectedValue: Any? { object }
}

/// A location whose value is a conversion of another location's value.
final class ConvertedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let getter: (Base) -> Value
  private let setter: (Value) -> Base?

  /// Creates a location with two conversions; a write is ignored if `set` returns nil.
  init(_ base: Location<Base>, get: @escaping (Base) -> Value, set: @escaping (Value) -> Base?) {
    self.base = base
    getter = get
    setter = set
  }

  override func get() -> Value { getter(base.get()) }
  override func set(_ newValue: Value) { if let value = setter(newValue) { base.set(value) } }

  override func isRead(through source: Source) -> Bool { base.isRead(through: source) }

  // Two locations with the same `Base` and `Value` always have the same conversions.
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }
}

extension ConvertedLocation: Inspectable {
  var inspectedValue: Any? { (base as? any Inspectable)?.inspectedValue }
}
