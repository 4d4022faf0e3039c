public import AmbientCore

private struct IsUserAuthenticationEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the user can be asked to authenticate; true by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var isUserAuthenticationEnabled: Bool {
    get { self[IsUserAuthenticationEnabledKey.self] }
    set { self[IsUserAuthenticationEnabledKey.self] = newValue }
  }
}
