import AmbientGraph
import AmbientReflection

/// Names a value that a view gives the container around it, with its default.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}

/// What a view tells the container that it stands in directly.
///
/// ```swift
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[IsPinnedKey.self] }
///     set { self[IsPinnedKey.self] = newValue }
///   }
/// }
/// ```
///
/// A container reads them at its ``Subview``s. They go neither up nor down from there.
public struct ContainerValues {
  private var values: [ObjectIdentifier: any AnyContainerValue] = [:]

  init() {}

  /// The value of a key: the one set innermost on the view, else the default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? ContainerValue<Key>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = ContainerValue<Key>(value: newValue) }
  }

  /// The tag of a type, if the view has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Sets all values that another view further in has set.
  mutating func override(with inner: ContainerValues) {
    values.merge(inner.values) { _, inner in inner }
  }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

extension ContainerValues: SelfComparing {
  /// Compares value by value.
  package func isSame(as other: ContainerValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map(value.isSame(as:)) ?? false
      }
  }
}

/// The value of one key.
private struct ContainerValue<Key: ContainerValueKey>: AnyContainerValue {
  let value: Key.Value

  func isSame(as other: any AnyContainerValue) -> Bool {
    (other as? Self).map { areSame(value, $0.value) } ?? false
  }
}

private protocol AnyContainerValue {
  func isSame(as other: any AnyContainerValue) -> Bool
}

/// The tag of one type.
enum TagKey<Tag: Hashable>: ContainerValueKey {
  static var defaultValue: Tag? { nil }
}
