#if Objects
public import AmbientCore

extension View {
  /// Sets the focused object of a type, for the whole tree, while the focus is in this view.
  ///
  /// If several ancestors of the view in focus set an object of the type, the object of the nearest
  /// ancestor applies.
  ///
  /// - Parameter object: The object.
  /// - Returns: The modified view.
  /// - Invalidation: A body that read the object in its last run runs again when the focused object
  ///   is replaced. It also runs again when the object publishes a change.
  public nonisolated func focusedObject<T: ObservableObject>(
    _ object: T
  ) -> some View {
    focusedObject(object, isForScene: false)
  }

  /// Sets an optional object that applies to the whole tree while the focus is in this view.
  ///
  /// - Parameter object: The object; nil sets no object.
  /// - Returns: The modified view.
  /// - Invalidation: A body that read the object in its last run runs again when the focused object
  ///   is replaced. It also runs again when the object publishes a change.
  public nonisolated func focusedObject<T: ObservableObject>(
    _ object: T?
  ) -> some View {
    focusedObject(object, isForScene: false)
  }

  /// Sets the focused object of a type while this scene has the focus.
  ///
  /// An object that `focusedObject` sets on the view in focus, or on one of the view's ancestors,
  /// takes precedence.
  ///
  /// - Parameter object: The object.
  /// - Returns: The modified view.
  /// - Invalidation: A body that read the object in its last run runs again when the focused object
  ///   is replaced. It also runs again when the object publishes a change.
  public nonisolated func focusedSceneObject<T: ObservableObject>(
    _ object: T
  ) -> some View {
    focusedObject(object, isForScene: true)
  }

  /// Sets an optional object that applies while this scene has the focus.
  ///
  /// - Parameter object: The object; nil sets no object.
  /// - Returns: The modified view.
  /// - Invalidation: A body that read the object in its last run runs again when the focused object
  ///   is replaced. It also runs again when the object publishes a change.
  public nonisolated func focusedSceneObject<T: ObservableObject>(
    _ object: T?
  ) -> some View {
    focusedObject(object, isForScene: true)
  }
}
#endif
