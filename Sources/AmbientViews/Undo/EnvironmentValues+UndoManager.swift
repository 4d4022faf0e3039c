public import AmbientCore

#if canImport(Darwin)
public import class Foundation.UndoManager
#endif

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What remembers how to take changes back.
  ///
  /// Each window has one of its own, which all that is presented in it shares. A host without windows may
  /// set one for its views; without, it is nil.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
