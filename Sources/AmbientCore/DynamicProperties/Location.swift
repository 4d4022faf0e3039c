package import AmbientGraph
import AmbientReflection

/// Where a mutable value lives: read and written through bindings.
@usableFromInline
class Location<Value> {
  /// The value of now, as a dependency of what is reading.
  @usableFromInline func get() -> Value { preconditionFailure("\(Self.self) does not read.") }

  /// Replaces the value.
  @usableFromInline func set(_ newValue: Value) {
    preconditionFailure("\(Self.self) does not write.")
  }

  /// Changes the value in one step.
  ///
  /// A location within another one overrides this, so that the cost of a write grows with the number of
  /// locations around it, and not with its square.
  ///
  /// - Parameter change: Changes a copy; called again where another thread was quicker.
  func modify(_ change: (inout Value) -> Void) {
    var value = get()
    change(&value)
    set(value)
  }

  /// The value, as a dependency of a part of it that is being read.
  func valueForParts() -> Value { get() }

  /// Whether both lead to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether what it reads comes from a source.
  func isRead(through source: Source) -> Bool { false }

  /// Whether bodies depend on each of its parts by itself.
  var comparesParts: Bool { false }

  /// What is known of its parts, where they are compared; for the graph's owner alone, while the view of the
  /// state is in the tree.
  var place: PartPlace { preconditionFailure("\(Self.self) does not compare its parts.") }

  /// A part of the value.
  ///
  /// A location that can tell whether that part has changed overrides this.
  func projecting<Inner>(_ part: Part<Value, Inner>) -> Location<Inner> {
    PartLocation(of: self, part)
  }
}

/// A part of another location's value.
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

/// A value that never changes; writes are ignored.
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

/// A value behind a pair of closures.
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

/// Told before an object is read through a binding, for objects that do not notice it themselves.
package protocol ReadObserver<Object>: AnyObject {
  associatedtype Object: AnyObject

  /// Something in the object is about to be read.
  func willRead(_ object: Object)

  /// Whether a source stands for the changes of the object.
  func isRead(through source: Source) -> Bool
}

/// A property of an object.
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

/// A location seen as another type.
final class ConvertedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let getter: (Base) -> Value
  private let setter: (Value) -> Base?

  /// Makes a location of two functions; the second gives nil to ignore a write.
  init(_ base: Location<Base>, get: @escaping (Base) -> Value, set: @escaping (Value) -> Base?) {
    self.base = base
    getter = get
    setter = set
  }

  override func get() -> Value { getter(base.get()) }
  override func set(_ newValue: Value) { if let value = setter(newValue) { base.set(value) } }

  override func isRead(through source: Source) -> Bool { base.isRead(through: source) }

  /// There is one way only to see the base as the other type.
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }
}
