/// A wrapper around a value that has a body, such as an app or a scene.
///
/// A view stores the wrapper, and runs the body. The `@Environment` and `@State` properties of the
/// value work as if they were the view's own properties.
package struct BodyOwner<Value>: DynamicPropertyContainer {
  package let value: Value

  package init(value: Value) { self.value = value }
}
