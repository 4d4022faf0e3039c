public import AmbientCore

/// Whether a control acts when something is dragged over it and held there.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual for the control.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Whether controls act when something is dragged over them and held there.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the controls in the view act when something is dragged over them and held there.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.springLoadingBehavior, behavior, fileID: fileID, line: line)
  }
}
