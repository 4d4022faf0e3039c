#if Objects
public import AmbientCore

/// - Invalidation: When another object comes to be given, the bodies run that read it.
extension View {
  /// Gives an object to those elsewhere in the tree, to be found by its type, while the focus is in this
  /// view.
  ///
  /// Of several views around the focus that give one, the closest goes before.
  public nonisolated func focusedObject<T: ObservableObject>(
    _ object: T
  ) -> some View {
    focusedObject(object, isForScene: false)
  }

  /// Gives an object, or nothing if it is nil, while the focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(
    _ object: T?
  ) -> some View {
    focusedObject(object, isForScene: false)
  }

  /// Gives an object, to be found by its type, while this scene has the focus, wherever that is in it.
  ///
  /// What a view around the focus gives goes before.
  public nonisolated func focusedSceneObject<T: ObservableObject>(
    _ object: T
  ) -> some View {
    focusedObject(object, isForScene: true)
  }

  /// Gives an object, or nothing if it is nil, while this scene has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(
    _ object: T?
  ) -> some View {
    focusedObject(object, isForScene: true)
  }
}
#endif
