public import AmbientCore

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls react to the user; true by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether controls react to the user; setting true has no effect if an ancestor set false.
  fileprivate var isEnabledIfAncestorsAre: Bool {
    get { isEnabled }
    set { isEnabled = isEnabled && newValue }
  }
}

extension View {
  /// Sets whether the controls in the view ignore the user.
  ///
  /// Controls that an ancestor disabled stay disabled: `disabled(false)` does not enable them.
  ///
  /// - Parameters:
  ///   - disabled: Whether the controls ignore the user.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When the value changes, the controls in the view are updated, and the
  ///   bodies that read `isEnabled` run again.
  public nonisolated func disabled(
    _ disabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isEnabledIfAncestorsAre, !disabled, fileID: fileID, line: line)
  }
}
