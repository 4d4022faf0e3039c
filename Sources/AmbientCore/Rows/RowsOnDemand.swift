package import AmbientEnvironment

extension EnvironmentValues {
  private enum RowsOnDemandKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether lists, lazy stacks and lazy grids contain only the rows that the host asks for.
  package var rowsOnDemand: Bool {
    get { self[RowsOnDemandKey.self] }
    set { self[RowsOnDemandKey.self] = newValue }
  }
}
