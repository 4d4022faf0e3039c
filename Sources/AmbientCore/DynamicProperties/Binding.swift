package import AmbientGraph
import AmbientReflection

/// A property wrapper that reads and writes a value that another view or object owns.
///
/// ```swift
/// struct MuteToggle: View {
///   @Binding var isMuted: Bool
///
///   var body: some View { Toggle("Mute", isOn: $isMuted) }
/// }
/// ```
///
/// - Invalidation: A body that reads the value runs again when the value changes. Passing a binding
///   to another view reads nothing. When a parent passes a binding again, the binding counts as
///   unchanged if it leads to the same location. A binding made of closures counts as changed each
///   time it is created again.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline let location: Location<Value>

  @inlinable init(_ location: Location<Value>) { self.location = location }

  /// Creates a binding from two closures.
  ///
  /// Prefer `$state.property`: closures cannot be compared. The body of a view that receives a
  /// binding made of closures runs whenever the parent creates the binding again.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called when the binding is created, and at each read.
  ///   - set: Stores a new value.
  /// - Invalidation: A body that creates the binding depends on the values that `get` reads.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(readingOnce: ClosureLocation(get: synchronously(get), set: synchronously(set)))
  }

  /// Creates a binding from two closures, without calling `get`.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called at each read.
  ///   - set: Stores a new value.
  package init(unreadGet get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  // Because of this read, the body that creates the binding depends on the value. SwiftUI reads the
  // value here too, and programs rely on this dependency.
  init(readingOnce location: Location<Value>) {
    _ = location.get()
    self.location = location
  }

  /// Returns a binding to a value that never changes; writes are ignored.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The current value; setting it writes to the location that the binding leads to.
  public var wrappedValue: Value {
    @inlinable get { location.get() }
    @inlinable nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another binding, for closure parameters that are declared with `$`.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a part of the value.
  ///
  /// - Parameter keyPath: The key path from the value to the part.
  /// - Invalidation: If the value is a `@State`, a body that reads only this part does not run
  ///   again when other parts change.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location.projecting(Part(keyPath)))
  }
}

extension Binding {
  /// Creates a binding to a property of an object.
  ///
  /// Two such bindings are the same if they have the same object and key path.
  ///
  /// - Parameters:
  ///   - object: The object, which the binding retains.
  ///   - keyPath: The key path of the property.
  package init<Object: AnyObject>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(ObjectLocation(object, keyPath))
  }

  /// Creates a binding to a property of an object; each read first notifies the observer.
  ///
  /// - Parameters:
  ///   - object: The object, which the binding retains.
  ///   - keyPath: The key path of the property.
  ///   - observer: The observer; nil for none.
  package init<Object: AnyObject>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    observer: (any ReadObserver<Object>)?
  ) {
    self.init(ObjectLocation(object, keyPath, observer: observer))
  }
}

// Unchecked, as in SwiftUI. A binding to a state is safe on each thread. A binding made of
// closures, or to a property of an object, is used only in the isolation of the closures or the
// object.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: TraceableProperty {
  package func isRead(through source: Source) -> Bool { location.isRead(through: source) }
}

extension Binding: Inspectable {
  var inspectedValue: Any? { (location as? any Inspectable)?.inspectedValue }
}

extension Binding: SelfComparing {
  /// Returns whether both bindings lead to the same location; their values are not compared.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both bindings lead to the same location.
  package func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    // The location is the only field. Comparing the addresses of both locations needs no retain.
    // The addresses are often equal: all bindings from the `$` of one state share a location.
    if UnsafeRawPointer(a).load(as: UInt.self) == UnsafeRawPointer(b).load(as: UInt.self) {
      return true
    }
    return a.pointee.isSame(as: b.pointee)
  }
}

// The closures of a binding have the isolation of the code that creates them. As in SwiftUI, a
// binding is used in that isolation only. The functions below therefore drop the isolation from a
// closure's type. The cast is safe, because a closure has the same representation with and without
// the isolation.

func synchronously<Value>(
  _ get: @escaping @isolated(any) @Sendable () -> Value
) -> () -> Value {
  unsafeBitCast(get, to: (() -> Value).self)
}

private func synchronously<Value>(
  _ set: @escaping @isolated(any) @Sendable (Value) -> Void
) -> (Value) -> Void {
  unsafeBitCast(set, to: ((Value) -> Void).self)
}

func synchronously<Value>(
  _ set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
) -> (Value, Transaction) -> Void {
  unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
}
