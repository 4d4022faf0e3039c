public import AmbientCore

private struct IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether hosts draw something about the view that a pointer is over.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  fileprivate var isHoverEffectEnabledIfAncestorsAre: Bool {
    get { isHoverEffectEnabled }
    set { isHoverEffectEnabled = isHoverEffectEnabled && newValue }
  }
}

extension View {
  /// Takes away what hosts draw about the view that a pointer is over; further in it cannot be brought
  /// back.
  public nonisolated func hoverEffectDisabled(
    _ disabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isHoverEffectEnabledIfAncestorsAre, !disabled, fileID: fileID, line: line)
  }
}
