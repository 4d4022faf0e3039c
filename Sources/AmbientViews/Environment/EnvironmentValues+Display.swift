public import AmbientCore

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct IsSceneCapturedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AppearsActiveKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

/// The text weight that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The default weight.
  case regular
  /// A bold weight, which is easier to read.
  case bold
}

private struct ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

/// The state of the window that contains a control.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window is active, and receives the user's typing.
  case key
  /// The window is active, but does not receive the user's typing.
  case active
  /// The window is not active.
  case inactive
}

/// Values that describe the display and the window, for hosts to set and for programs to read.
extension EnvironmentValues {
  /// The number of pixels per point; 1 by default.
  ///
  /// A host with a screen layout sets the value to the `scale` of its screen. If an asset catalog
  /// has files with different scales for an image, the library chooses the file by this value.
  ///
  /// - Invalidation: A change of the screen's scale runs the bodies that read the value.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points: 1 divided by `displayScale`, or 0 if the scale is 0.
  public var pixelLength: CGFloat { displayScale == 0 ? 0 : 1 / displayScale }

  /// Whether the display is dimmed, as an always-on display is while the user looks away.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether the scene is being recorded or mirrored to another display.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether the view should look active, as views in the frontmost window do; true by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The state of the window that contains the view; `.key` by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// The text weight that the user prefers; nil if no preference is set.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
