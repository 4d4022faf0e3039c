public import AmbientCore

/// Whether a drag that pauses over a control triggers the control.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior of the control.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A drag that pauses over the control triggers the control.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A drag never triggers the control.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Whether a drag that pauses over a control triggers the control; `.automatic` by default.
  ///
  /// The library's own controls do not read this value.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the environment value `springLoadingBehavior` for the view and its descendants.
  ///
  /// - Parameters:
  ///   - behavior: Whether a drag that pauses over a control triggers the control.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change runs the bodies that read `springLoadingBehavior`.
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.springLoadingBehavior, behavior, fileID: fileID, line: line)
  }
  /// The form of `springLoadingBehavior(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func springLoadingBehavior(_asFunction behavior: SpringLoadingBehavior)
    -> some View
  {
    springLoadingBehavior(behavior, fileID: "", line: 0)
  }
}
