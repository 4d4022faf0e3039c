public import Observation

/// The surroundings of a view: a collection of typed values that ancestors set and descendants read.
///
/// It is a value: copies are independent, and reading stores nothing. Extend it with a property for
/// each value of your own, by hand over an ``EnvironmentKey`` or with `@Entry`. Getters and setters
/// are ordinary code: they may clamp, redirect, combine several keys, or ignore a write.
///
/// An instance that came from a view (`@Environment(\.self)`) reads the values of now; during a body,
/// exactly the keys that are read through it become dependencies.
public struct EnvironmentValues: CustomStringConvertible {
  /// Where values come from that were not written on this copy; none for one that was made by hand.
  @usableFromInline package var source: (any EnvironmentSource)?

  /// What was written on this copy, the newest first.
  @usableFromInline package internal(set) var writes: EnvironmentWrite?

  /// Makes surroundings in which every value is its default.
  public init() {}

  /// Makes surroundings whose values come from a place or a task.
  @inlinable package init(_ source: (any EnvironmentSource)?) { self.source = source }

  /// The value of a key: the one written last on this copy, else the nearest ancestor's, else the
  /// default.
  ///
  /// - Complexity: O(1), whatever the depth of the tree and the number of keys.
  /// - Invalidation: Read in a body, the body runs again when the value changes.
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
      writes = EnvironmentWriteOf<K>(newValue, before: writes)
    }
  }

  /// The observable object of a type, if an ancestor set one; `nil` clears it.
  ///
  /// There is one place for each static type: an instance of a subclass that was set as its base class
  /// is found under the base class only.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  /// The entries, the newest first, each as `EnvironmentPropertyKey<Key> = value`.
  public var description: String {
    var entries: [String] = []
    var next = writes
    while let write = next {
      entries.append(write.description)
      next = write.next
    }
    if let source { entries += source.entryDescriptions }
    return "[\(entries.joined(separator: ", "))]"
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

/// The place of an object that is found by its type.
package struct ObjectKey<Object: AnyObject>: EnvironmentKey, NamedKey {
  /// There is none, unless somebody sets one.
  package static var defaultValue: Object? { nil }

  package static var name: String { "\(Object.self)" }

  /// Whether both are one object.
  package static func _valuesEqual(_ lhs: Object?, _ rhs: Object?) -> Bool { lhs === rhs }
}
