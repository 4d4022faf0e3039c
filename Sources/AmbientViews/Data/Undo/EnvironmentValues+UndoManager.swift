public import AmbientCore

#if canImport(Darwin)
public import class Foundation.UndoManager
#endif

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The manager that undoes and redoes changes.
  ///
  /// Each window of an app has its own manager, and the presentations in the window share it. In a
  /// host without windows the value is nil, unless the host sets a manager for its views.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
