public import AmbientCore

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls take part in what the user does.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether controls do so as far as those around them do: writing true enables nothing.
  fileprivate var isEnabledIfAncestorsAre: Bool {
    get { isEnabled }
    set { isEnabled = isEnabled && newValue }
  }
}

extension View {
  /// Takes the controls in the view out of what the user can do.
  ///
  /// What an ancestor disabled stays so: `disabled(false)` further in does not enable it again.
  ///
  /// - Invalidation: When it changes, the controls below are described again, and the bodies run that
  ///   read `isEnabled`.
  public nonisolated func disabled(
    _ disabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isEnabledIfAncestorsAre, !disabled, fileID: fileID, line: line)
  }
}
