import AmbientCore

extension Scene {
  /// Runs an action after an update in which a value became another one, with the old and the new one.
  ///
  /// If `initial` is true it also runs when the scene appears, with the value twice.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ViewsScene(_sceneViews.onChange(of: value, initial: initial, action))
  }

  /// Runs an action after an update in which a value became another one.
  ///
  /// If `initial` is true it also runs when the scene appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ViewsScene(_sceneViews.onChange(of: value, initial: initial, action))
  }

  /// Runs an action after an update in which a value became another one, with the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ViewsScene(_sceneViews.onChange(of: value, perform: action))
  }
}
