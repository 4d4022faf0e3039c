public import AmbientCore

/// The amount of space that is available in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Less space than the default, as on a phone.
  case compact
  /// The default amount of space.
  case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// The amount of horizontal space; `.regular` by default, nil if it is unknown.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The amount of vertical space; `.regular` by default, nil if it is unknown.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
