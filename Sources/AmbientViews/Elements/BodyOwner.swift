import AmbientCore

/// A value that has a body without being a view, in the view that runs this body: its `@Environment` and
/// `@State` are the view's own.
struct BodyOwner<Value>: DynamicPropertyContainer {
  let value: Value
}
