public import AmbientCore
public import AmbientDependencies

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that overrides dependencies of a previewed view and of the code that the view calls.
  ///
  /// - Parameter updateValues: A closure that assigns the values. It is not called.
  /// - Returns: The trait.
  /// - Note: Accepted without effect.
  @MainActor
  public static func dependencies(
    _ updateValues: @escaping (inout DependencyValues) -> Void
  ) -> PreviewTrait { .defaultLayout }

  /// A trait that overrides one dependency of a previewed view and of the code that the view calls.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value. It is not evaluated.
  /// - Returns: The trait.
  /// - Note: Accepted without effect.
  @MainActor
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> PreviewTrait { .defaultLayout }
}
