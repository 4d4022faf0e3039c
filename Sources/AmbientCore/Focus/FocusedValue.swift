package import AmbientGraph
import AmbientReflection
package import AmbientSupport
public import Observation

/// A property wrapper that reads a focused value: a value that the view in focus, one of its
/// ancestors or the scene sets for the whole tree.
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
/// - Invalidation: A change re-runs the bodies that read the value in their last run.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var valueSource: FocusedValueSource<Value?>?

  /// Creates a property that reads a focused value.
  ///
  /// - Parameter keyPath: The value to read.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The current value; nil if no value is set, and outside of a view.
  public var wrappedValue: Value? { valueSource?.currentValue ?? nil }
}

@available(*, unavailable)
extension FocusedValue: Sendable {}

extension FocusedValue where Value: AnyObject & Observable {
  /// Creates a property that reads the focused object of a class.
  ///
  /// - Parameter objectType: The class of the object.
  public init(_ objectType: Value.Type) { self.init(object: objectType) }
}

extension FocusedValue where Value: AnyObject {
  package init(object type: Value.Type) {
    self.init(\FocusedValues[slot: ObjectSlot<Value>()])
  }
}

extension FocusedValue: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    valueSource = .stored(in: &storage, keyPath, owner, name: name)
  }
}

extension FocusedValue: TraceableProperty {
  package func isRead(through source: Source) -> Bool { source === valueSource }
}

extension FocusedValue: SelfComparing {
  package func isSame(as other: FocusedValue) -> Bool { keyPath == other.keyPath }
}

/// A property wrapper that reads and writes through a focused binding: a binding that the view in
/// focus, one of its ancestors or the scene sets for the whole tree.
///
/// - Invalidation: A change of the value re-runs the bodies that read it in their last run. These
///   bodies also run when a different binding is set.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var valueSource: FocusedValueSource<Binding<Value>?>?

  /// Creates a property that reads and writes through a focused binding.
  ///
  /// - Parameter keyPath: The binding to use.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The current value of the binding.
  ///
  /// Setting the value has no effect if the new value is nil, or if no binding is set.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding that looks up the focused binding at each read and each write.
  public var projectedValue: Binding<Value?> {
    Binding(FocusedLocation(valueSource))
  }

  private var binding: Binding<Value>? { valueSource?.currentValue ?? nil }
}

@available(*, unavailable)
extension FocusedBinding: Sendable {}

extension FocusedBinding: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    valueSource = .stored(in: &storage, keyPath, owner, name: name)
  }
}

extension FocusedBinding: TraceableProperty {
  package func isRead(through source: Source) -> Bool { source === valueSource }
}

extension FocusedBinding: SelfComparing {
  package func isSame(as other: FocusedBinding) -> Bool { keyPath == other.keyPath }
}

private final class FocusedLocation<Value>: Location<Value?> {
  private let valueSource: FocusedValueSource<Binding<Value>?>?

  init(_ valueSource: FocusedValueSource<Binding<Value>?>?) { self.valueSource = valueSource }

  private var binding: Binding<Value>? { valueSource?.currentValue ?? nil }

  override func get() -> Value? { binding?.wrappedValue }
  override func set(_ newValue: Value?) { if let newValue { binding?.wrappedValue = newValue } }

  override func isSame(as other: Location<Value?>) -> Bool {
    guard let other = other as? FocusedLocation<Value> else { return false }
    return valueSource === other.valueSource
  }

  override func isRead(through source: Source) -> Bool { source === valueSource }
}

/// A source in the graph: the focused value that one property reads.
///
/// If another focused value changes, the readers of this source do not run.
private final class FocusedValueSource<Value>: Derived<Value>, RetiringStorage {
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

  /// Returns the stored source if it has the key path, or else a new source.
  static func stored(
    in storage: inout AnyObject?,
    _ keyPath: KeyPath<FocusedValues, Value>,
    _ owner: PropertyOwner,
    name: StaticText
  ) -> FocusedValueSource {
    let old = storage as? FocusedValueSource
    if let old, old.keyPath == keyPath { return old }
    old?.retire()
    let new = FocusedValueSource(keyPath, owner.node.tree.focus.values, "\(name)")
    storage = new
    return new
  }

  override var label: String { name }

  override func compute() -> Value { values.read()[keyPath: keyPath] }

  /// The current value, readable from any thread; a body that reads the value depends on it.
  var currentValue: Value {
    graph.isReading && !isRetired ? read() : values.currentValue[keyPath: keyPath]
  }
}
