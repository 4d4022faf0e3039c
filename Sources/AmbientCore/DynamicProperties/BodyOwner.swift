import AmbientSupport

/// A wrapper around a value that has a body, such as an app or a scene.
///
/// A view stores the wrapper, and runs the body. The `@Environment` and `@State` properties of the
/// value work as if they were the view's own properties.
package struct BodyOwner<Value>: DynamicPropertyContainer {
  package let value: Value

  package init(value: Value) { self.value = value }

  /// Returns the value, whose body the caller runs.
  ///
  /// If the value is an object, the program stops with a message: an object would share its
  /// `@State` properties among all views that show it.
  ///
  /// - Parameter role: What the value describes, in the plural, such as "scenes".
  /// - Returns: The value.
  @MainActor package func value(describing role: String) -> Value {
    if Value.self is AnyClass { Diagnostic.mustBeValueType(role, Value.self).stop() }
    return value
  }
}
