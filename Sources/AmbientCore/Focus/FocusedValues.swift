import AmbientGraph
import AmbientReflection

/// The identity and type of a value that the view in focus sets for the whole tree.
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

/// The values that the view in focus and its ancestors set for the whole tree.
///
/// There are no default values: a value that is not set is nil.
public struct FocusedValues {
  private var values: [ObjectIdentifier: any AnyFocusedValue] = [:]

  init() {}

  /// The value of a key; nil if no value is set.
  ///
  /// - Parameter key: The type of the key.
  /// - Complexity: O(1).
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? StoredValue<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map(StoredValue.init) }
  }

  /// The focused object of a class; nil if no object is set.
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
  /// Returns whether both instances set the same values.
  ///
  /// Focused values are compared like environment values.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.count == rhs.values.count
      && lhs.values.allSatisfy { key, value in rhs.values[key].map(value.isSame) ?? false }
  }
}

private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

private protocol AnyFocusedValue {
  func isSame(as other: any AnyFocusedValue) -> Bool
}

private struct StoredValue<Value>: AnyFocusedValue {
  let value: Value

  func isSame(as other: any AnyFocusedValue) -> Bool {
    guard let other = other as? StoredValue<Value> else { return false }
    return areSame(value, other.value)
  }
}
