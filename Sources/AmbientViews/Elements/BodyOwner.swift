import AmbientCore

/// A field of a view for a value that has a body but is no view, such as an app or a scene.
///
/// The view runs the value's body, and stores the `@Environment` and `@State` of the value as if
/// they were the view's own properties.
struct BodyOwner<Value>: DynamicPropertyContainer {
  let value: Value
}
