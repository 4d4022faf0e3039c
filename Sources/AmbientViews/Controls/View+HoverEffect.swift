public import AmbientCore

private struct IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the view under the pointer is highlighted; true by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether hover effects are enabled; setting true has no effect if an ancestor set false.
  fileprivate var isHoverEffectEnabledIfAncestorsAre: Bool {
    get { isHoverEffectEnabled }
    set { isHoverEffectEnabled = isHoverEffectEnabled && newValue }
  }
}

extension View {
  /// Sets whether hover effects are disabled for the view and its descendants.
  ///
  /// Effects that an ancestor disabled stay disabled: `hoverEffectDisabled(false)` does not enable
  /// them.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func hoverEffectDisabled(
    _ disabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isHoverEffectEnabledIfAncestorsAre, !disabled, fileID: fileID, line: line)
  }
}
