import AmbientGraph
import AmbientReflection

/// The identity and type of a value that the view in focus gives to those elsewhere in the tree.
///
/// ```swift
/// struct SelectionKey: FocusedValueKey {
///   typealias Value = Binding<Set<Int>>
/// }
///
/// extension FocusedValues {
///   var selection: Binding<Set<Int>>? {
///     get { self[SelectionKey.self] }
///     set { self[SelectionKey.self] = newValue }
///   }
/// }
/// ```
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view in focus, and those around it, give to those elsewhere in the tree.
///
/// It has no defaults: what nobody gives is nil.
public struct FocusedValues {
  private var values: [ObjectIdentifier: any AnyFocusedValue] = [:]

  init() {}

  /// The value of a key, or nil if nobody in focus gives one.
  ///
  /// - Complexity: O(1).
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? Given<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map(Given.init) }
  }

  /// The object of a type, or nil if nobody in focus gives one; whatever lets it be observed.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }

  subscript<Object: AnyObject>(slot slot: ObjectSlot<Object>) -> Object? {
    get { self[object: Object.self] }
    set { self[object: Object.self] = newValue }
  }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

extension FocusedValues: Equatable {
  /// Compares value by value, as the environment does.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.count == rhs.values.count
      && lhs.values.allSatisfy { key, value in rhs.values[key].map(value.isSame) ?? false }
  }
}

/// The place of an object that is found by its type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// A value that somebody gives, whatever its key.
private protocol AnyFocusedValue {
  func isSame(as other: any AnyFocusedValue) -> Bool
}

private struct Given<Value>: AnyFocusedValue {
  let value: Value

  func isSame(as other: any AnyFocusedValue) -> Bool {
    guard let other = other as? Given<Value> else { return false }
    return areSame(value, other.value)
  }
}
