/// The identity, type and default of a trait: a value that a view provides to its container.
///
/// This protocol is the older, underscored form of ``ContainerValueKey``. In new code, use
/// ``ContainerValueKey``, or the macro `@Entry` in ``ContainerValues``.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a subview that does not set the trait.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Sets a trait for the container that directly contains the view.
  ///
  /// This method is the older, underscored form of `containerValue(_:_:)`. In new code, use
  /// `containerValue(_:_:)`. Traits are container values: if several values are set for one key,
  /// the innermost wins.
  ///
  /// - Parameters:
  ///   - key: The type of the trait's key.
  ///   - value: The new value.
  /// - Returns: The modified view.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[ViewTrait<K>()], value)
  }
}

/// The container value that stores a trait.
///
/// A key path cannot have a type, such as `Key.self`, as the argument of a subscript. The key path
/// of a trait has a `ViewTrait<Key>` value instead.
struct ViewTrait<Key: _ViewTraitKey>: ContainerValueKey, Hashable {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  subscript<Key: _ViewTraitKey>(trait: ViewTrait<Key>) -> Key.Value {
    get { self[ViewTrait<Key>.self] }
    set { self[ViewTrait<Key>.self] = newValue }
  }
}
