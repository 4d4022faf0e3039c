import AmbientCore

/// A field in which a view holds a value with a body, such as an app or a scene.
///
/// The view runs the value's body. The `@Environment` and `@State` properties of the value work as
/// if they were the view's own properties.
struct BodyOwner<Value>: DynamicPropertyContainer {
  let value: Value
}
