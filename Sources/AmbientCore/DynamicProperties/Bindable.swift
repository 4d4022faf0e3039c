public import Observation

/// Bindings to the properties of an observable object.
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
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which gives bindings by the names of the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects can be wrapped.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Only observable objects can be wrapped.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes over a wrapper, as for a parameter that is declared with `$`.
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
