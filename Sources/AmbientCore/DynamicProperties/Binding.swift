package import AmbientGraph
import AmbientReflection

/// A way to read and write a value that lives elsewhere.
///
/// - Invalidation: Read in a body, a change of the value re-runs that body. Handing a binding on reads
///   nothing. Bindings to the same place are equal; one made of closures is always new.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline let location: Location<Value>

  @inlinable init(_ location: Location<Value>) { self.location = location }

  /// Makes a binding of two closures.
  ///
  /// Prefer `$state.property`: closures cannot be compared, so a view that is given such a binding
  /// runs whenever its parent does.
  ///
  /// - Parameters:
  ///   - get: Returns the value. It is called once when the binding is made, and at each read.
  ///   - set: Takes a new value.
  /// - Invalidation: A body that makes the binding depends on what `get` reads.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(readingOnce: ClosureLocation(get: synchronously(get), set: synchronously(set)))
  }

  /// Makes a binding of two closures of the library's own, and reads nothing.
  package init(unreadGet get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  // Clients count on this read, as SwiftUI makes it, to subscribe the body that makes the binding.
  init(readingOnce location: Location<Value>) {
    _ = location.get()
    self.location = location
  }

  /// Makes a binding to a value that never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The value of now.
  public var wrappedValue: Value {
    @inlinable get { location.get() }
    @inlinable nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Takes over a binding, as for a parameter that is declared with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  ///
  /// - Invalidation: For a part of a `@State`, a change of the rest wakes no reader of the part.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location.projecting(Part(keyPath)))
  }
}

extension Binding {
  /// A binding to a property of an object; two are the same if object and property are.
  package init<Object: AnyObject>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(ObjectLocation(object, keyPath))
  }

  /// A binding to a property of an object; an observer, if there is one, is told of its reads.
  package init<Object: AnyObject>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    observer: (any ReadObserver<Object>)?
  ) {
    self.init(ObjectLocation(object, keyPath, observer: observer))
  }
}

// A location guards its own value.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: TraceableProperty {
  package func isRead(through source: Source) -> Bool { location.isRead(through: source) }
}

extension Binding: SelfComparing {
  /// Two are the same if they lead to the same place, whatever the value is.
  package func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    // Without counting, if it is one location, as for most bindings to states.
    if UnsafeRawPointer(a).load(as: UInt.self) == UnsafeRawPointer(b).load(as: UInt.self) {
      return true
    }
    return a.pointee.isSame(as: b.pointee)
  }
}

// Binding's closures say where they were made; like SwiftUI's, it is read and written there and nowhere
// else, so the isolation is dropped from their types. Nothing about the functions themselves changes.

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
