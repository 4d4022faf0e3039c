import AmbientGraph
import AmbientReflection

/// The identity, type and default of a value that a view provides to its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a subview that does not set the key.
  static var defaultValue: Self.Value { get }
}

/// The values that a view provides to the container that directly contains it.
///
/// ```swift
/// private struct IsPinnedKey: ContainerValueKey {
///   static let defaultValue = false
/// }
///
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[IsPinnedKey.self] }
///     set { self[IsPinnedKey.self] = newValue }
///   }
/// }
/// ```
///
/// A container reads the values from its ``Subview``s, and a layout from its `LayoutSubview`s. The
/// ancestors of the container and the descendants of the view do not receive the values.
public struct ContainerValues {
  private var values: [ObjectIdentifier: any AnyContainerValue] = [:]

  package init() {}

  /// The value of a key: the value that the innermost modifier of the view sets, or else the
  /// default.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? ContainerValue<Key>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = ContainerValue<Key>(value: newValue) }
  }

  /// Returns the view's tag of the given type; nil if the view has no tag of this type.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The view's tag; nil if the view has no tag of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  /// Returns whether the view has a tag that equals the given one.
  ///
  /// - Parameter tag: The other tag.
  /// - Returns: Whether the tags are equal.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adds the values that an inner view sets, in place of existing values of the same keys.
  mutating func override(with inner: ContainerValues) {
    values.merge(inner.values) { _, inner in inner }
  }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

extension ContainerValues: SelfComparing {
  package func isSame(as other: ContainerValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map(value.isSame(as:)) ?? false
      }
  }
}

private struct ContainerValue<Key: ContainerValueKey>: AnyContainerValue {
  let value: Key.Value

  func isSame(as other: any AnyContainerValue) -> Bool {
    (other as? Self).map { areSame(value, $0.value) } ?? false
  }
}

private protocol AnyContainerValue {
  func isSame(as other: any AnyContainerValue) -> Bool
}

enum TagKey<Tag: Hashable>: ContainerValueKey {
  static var defaultValue: Tag? { nil }
}
