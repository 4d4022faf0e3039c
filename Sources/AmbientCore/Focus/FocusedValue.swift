package import AmbientGraph
import AmbientReflection
package import AmbientSupport
public import Observation

/// A value that the view in focus gives, wherever that is in the tree; nil if nobody gives one.
///
/// ```swift
/// struct DeleteButton: View {
///   @FocusedValue(\.deleteSelection) private var delete
///
///   var body: some View {
///     Button("Delete") { delete?() }.disabled(delete == nil)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs again when it read the value, and another one is given now.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var read: FocusedRead<Value?>?

  /// Reads what a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value of now; nil if nobody gives one, and without a view.
  public var wrappedValue: Value? { read?.valueOfNow ?? nil }
}

@available(*, unavailable)
extension FocusedValue: Sendable {}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads the object of a type that was given with `.focusedValue(object)`.
  public init(_ objectType: Value.Type) { self.init(object: objectType) }
}

extension FocusedValue where Value: AnyObject {
  /// Reads the object of a type, whatever lets it be observed.
  package init(object type: Value.Type) {
    self.init(\FocusedValues[slot: ObjectSlot<Value>()])
  }
}

extension FocusedValue: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    read = .kept(in: &storage, keyPath, owner, name: name)
  }
}

extension FocusedValue: TraceableProperty {
  package func isRead(through source: Source) -> Bool { source === read }
}

extension FocusedValue: SelfComparing {
  /// Two are the same if they read the same.
  package func isSame(as other: FocusedValue) -> Bool { keyPath == other.keyPath }
}

/// The value behind a binding that the view in focus gives; nil if nobody gives one.
///
/// - Invalidation: The body runs again when it read the value, and that has changed, or another binding
///   is given now.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var read: FocusedRead<Binding<Value>?>?

  /// Reads the binding that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value of now; setting it to nil, or while nobody gives a binding, does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value behind the one that is given when it is read or written.
  public var projectedValue: Binding<Value?> {
    Binding(FocusedLocation(read: read))
  }

  private var binding: Binding<Value>? { read?.valueOfNow ?? nil }
}

@available(*, unavailable)
extension FocusedBinding: Sendable {}

extension FocusedBinding: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    read = .kept(in: &storage, keyPath, owner, name: name)
  }
}

extension FocusedBinding: TraceableProperty {
  package func isRead(through source: Source) -> Bool { source === read }
}

extension FocusedBinding: SelfComparing {
  /// Two are the same if they read the same.
  package func isSame(as other: FocusedBinding) -> Bool { keyPath == other.keyPath }
}

/// Where the binding leads that the view in focus gives.
private final class FocusedLocation<Value>: Location<Value?> {
  private let read: FocusedRead<Binding<Value>?>?

  init(read: FocusedRead<Binding<Value>?>?) { self.read = read }

  private var binding: Binding<Value>? { read?.valueOfNow ?? nil }

  override func get() -> Value? { binding?.wrappedValue }
  override func set(_ newValue: Value?) { if let newValue { binding?.wrappedValue = newValue } }

  override func isSame(as other: Location<Value?>) -> Bool {
    guard let other = other as? FocusedLocation<Value> else { return false }
    return read === other.read
  }

  override func isRead(through source: Source) -> Bool { source === read }
}

/// What one property reads of the focused values: a change of the rest wakes nobody.
private final class FocusedRead<Value>: Derived<Value>, RetiringStorage {
  private let keyPath: KeyPath<FocusedValues, Value>
  private let values: Input<FocusedValues>
  private let name: String

  private init(
    _ keyPath: KeyPath<FocusedValues, Value>,
    _ values: Input<FocusedValues>,
    _ name: String
  ) {
    self.keyPath = keyPath
    self.values = values
    self.name = name
    super.init(in: values.graph)
  }

  /// The read that a property keeps in its owner, made anew for another key path.
  static func kept(
    in storage: inout AnyObject?,
    _ keyPath: KeyPath<FocusedValues, Value>,
    _ owner: PropertyOwner,
    name: LiteralText
  ) -> FocusedRead {
    let old = storage as? FocusedRead
    if let old, old.keyPath == keyPath { return old }
    old?.retire()
    let new = FocusedRead(keyPath, owner.node.tree.focus.values, "\(name)")
    storage = new
    return new
  }

  override var label: String { name }

  override func compute() -> Value { values.read()[keyPath: keyPath] }

  /// The value of now, from any thread; what reads it in a body depends on it.
  var valueOfNow: Value {
    graph.isReading && !isRetired ? read() : values.currentValue[keyPath: keyPath]
  }
}
