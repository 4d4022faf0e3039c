import AmbientCore

/// A value that has a body but is not a view, such as an app or a scene, as a field of a view.
///
/// The view runs the value's body. The `@Environment` and `@State` properties of the value work as
/// if they were the view's own properties.
struct BodyOwner<Value>: DynamicPropertyContainer {
  let value: Value
}
