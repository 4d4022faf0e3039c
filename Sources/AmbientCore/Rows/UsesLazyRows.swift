package import AmbientEnvironment

extension EnvironmentValues {
  private enum UsesLazyRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether lists, lazy stacks and lazy grids contain only the rows that the host asks for.
  ///
  /// Tab views with pages then contain only the selected page and the pages beside it.
  package var usesLazyRows: Bool {
    get { self[UsesLazyRowsKey.self] }
    set { self[UsesLazyRowsKey.self] = newValue }
  }
}
