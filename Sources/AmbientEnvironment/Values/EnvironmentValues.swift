public import Observation

/// The environment of a view: typed values that ancestors set and descendants read.
///
/// A write to one copy does not change other copies.
///
/// For each value of your own, declare a property in an extension. Use `@Entry`, or write a getter
/// and a setter for an ``EnvironmentKey``. The getter and the setter are ordinary code: they can
/// clamp a value, redirect to another key, combine several keys, or ignore a write.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var gutter = 2
/// }
/// ```
///
/// An instance from a view (`@Environment(\.self)`) reads current values. In a body, only the keys
/// that the body reads through the instance become dependencies.
public struct EnvironmentValues: CustomStringConvertible {
  /// The source of the values that were not written on this copy; nil for a new instance.
  @usableFromInline package var source: (any EnvironmentSource)?

  /// The newest write on this copy; it is linked to the earlier writes.
  @usableFromInline package internal(set) var writes: EnvironmentWrite?

  /// Creates an environment in which every value is its default.
  public init() {}

  /// Creates an environment with the values of a position in a view tree, or of a task.
  ///
  /// - Parameter source: The position or the task; nil for an environment of defaults.
  @inlinable package init(_ source: (any EnvironmentSource)?) { self.source = source }

  /// The value of a key.
  ///
  /// The value is the first of these that exists:
  ///
  /// 1. the value that was written last on this copy;
  /// 2. the value of the nearest ancestor that has set one;
  /// 3. the default.
  ///
  /// - Parameter key: The type of the key.
  /// - Complexity: O(1) for each read, independent of the depth of the tree and the number of keys.
  /// - Invalidation: A body that reads the value runs again when the value changes.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    @inlinable get {
      if let write = writes?.newest(of: ObjectIdentifier(key)) { return write.value(of: key) }
      return source?.value(of: key) ?? key.defaultValue
    }
    @inlinable set {
      if let write = writes?.newest(of: ObjectIdentifier(key)),
        K._valuesEqual(write.value(of: key), newValue)
      {
        return
      }
      writes = EnvironmentWriteOf<K>(newValue, after: writes)
    }
  }

  /// The observable object of a type, or `nil` if no ancestor has set an object of the type.
  ///
  /// A write of `nil` hides the object that an ancestor has set.
  ///
  /// Objects are stored by their static type. If the static type is a base class of the object, the
  /// object is found under this base class only.
  ///
  /// - Parameter objectType: The class of the object.
  /// - Invalidation: A body that reads the object runs again when another object is set. It also
  ///   runs again after a change of a property that it has read.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  /// The values that are set, the newest first, each as `EnvironmentPropertyKey<Key> = value`.
  public var description: String {
    var entries: [String] = []
    var next = writes
    while let write = next {
      entries.append(write.description)
      next = write.previous
    }
    if let source { entries += source.entryDescriptions }
    return "[\(entries.joined(separator: ", "))]"
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

/// The key of an object that is found by its type.
package struct ObjectKey<Object: AnyObject>: EnvironmentKey, NamedKey {
  /// Nil, because the object is absent unless an ancestor sets one.
  package static var defaultValue: Object? { nil }

  package static var name: String { "\(Object.self)" }

  package static func _valuesEqual(_ lhs: Object?, _ rhs: Object?) -> Bool { lhs === rhs }
}
