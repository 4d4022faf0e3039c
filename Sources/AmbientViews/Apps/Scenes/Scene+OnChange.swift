import AmbientCore

extension Scene {
  /// Runs an action after each update in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, which is compared with the value of the previous update.
  ///   - initial: Whether the action also runs when the scene appears. In this first run, both
  ///     arguments of the action are the value.
  ///   - action: The closure to run. It gets the old and the new value.
  /// - Returns: A scene that observes the value.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ViewsScene(_sceneViews.onChange(of: value, initial: initial, action))
  }

  /// Runs an action after each update in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, which is compared with the value of the previous update.
  ///   - initial: Whether the action also runs when the scene appears.
  ///   - action: The closure to run.
  /// - Returns: A scene that observes the value.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ViewsScene(_sceneViews.onChange(of: value, initial: initial, action))
  }

  /// Runs an action after each update in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, which is compared with the value of the previous update.
  ///   - action: The closure to run. It gets the new value.
  /// - Returns: A scene that observes the value.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ViewsScene(_sceneViews.onChange(of: value, perform: action))
  }
}
