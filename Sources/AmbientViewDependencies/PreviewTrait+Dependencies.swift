public import AmbientCore
public import AmbientDependencies

extension PreviewTrait where T == Preview.ViewTraits {
  /// With other values for the previewed view, and the code that it calls.
  ///
  /// As for all traits, for tools that read it, and nothing else.
  ///
  /// - Parameter updateValues: Sets the values. It is not called.
  /// - Returns: The trait.
  @MainActor
  public static func dependencies(
    _ updateValues: @escaping (inout DependencyValues) -> Void
  ) -> PreviewTrait { .defaultLayout }

  /// With another value for the previewed view, and the code that it calls.
  ///
  /// As for all traits, for tools that read it, and nothing else.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is found.
  ///   - value: The value. It is not evaluated.
  /// - Returns: The trait.
  @MainActor
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> PreviewTrait { .defaultLayout }
}
