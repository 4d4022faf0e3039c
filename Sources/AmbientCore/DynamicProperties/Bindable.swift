public import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
///
/// ```swift
/// struct Editor: View {
///   @Environment(Note.self) private var note
///
///   var body: some View {
///     @Bindable var note = note
///     TextField("Title", text: $note.title)
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object whose properties the bindings read and write.
  public var wrappedValue: Value

  /// The wrapper itself, whose dynamic members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable, because only observable objects can be wrapped.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Unavailable, because only observable objects can be wrapped.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper for an observable object.
  ///
  /// - Parameter wrappedValue: The observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper for an observable object, for use in an expression.
  ///
  /// - Parameter wrappedValue: The observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper from another wrapper, for closure parameters that are declared with `$`.
  ///
  /// - Parameter projectedValue: The other wrapper, of the same object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable {
  fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
