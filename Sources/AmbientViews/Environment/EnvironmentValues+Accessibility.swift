public import AmbientCore

/// The key of a setting that is off by default.
private struct AccessibilityKey<Setting>: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DifferentiateWithoutColor {}
private enum ReduceTransparency {}
private enum ReduceMotion {}
private enum InvertColors {}
private enum ShowButtonShapes {}
private enum LargeContentViewerEnabled {}
private enum VoiceOverEnabled {}
private enum SwitchControlEnabled {}
private enum QuickActionsEnabled {}
private enum DimFlashingLights {}
private enum AssistiveAccessEnabled {}

private struct PlayAnimatedImagesKey: EnvironmentKey {
  static let defaultValue = true
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

/// The accessibility settings of the user.
///
/// Programs read these values. Hosts set `accessibilityEnabled` directly. To set any other value, a
/// host sets the property that has the same name with an underscore in front.
extension EnvironmentValues {
  /// Whether an assistive technology, such as a screen reader, is in use.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the interface must not convey information by color alone.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    _accessibilityDifferentiateWithoutColor
  }

  /// The value of `accessibilityDifferentiateWithoutColor`, with a setter for hosts.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityKey<DifferentiateWithoutColor>.self] }
    set { self[AccessibilityKey<DifferentiateWithoutColor>.self] = newValue }
  }

  /// Whether views should have opaque backgrounds instead of translucent ones.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

  /// The value of `accessibilityReduceTransparency`, with a setter for hosts.
  public var _accessibilityReduceTransparency: Bool {
    get { self[AccessibilityKey<ReduceTransparency>.self] }
    set { self[AccessibilityKey<ReduceTransparency>.self] = newValue }
  }

  /// Whether animations should be reduced.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

  /// The value of `accessibilityReduceMotion`, with a setter for hosts.
  public var _accessibilityReduceMotion: Bool {
    get { self[AccessibilityKey<ReduceMotion>.self] }
    set { self[AccessibilityKey<ReduceMotion>.self] = newValue }
  }

  /// Whether the display inverts colors.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

  /// The value of `accessibilityInvertColors`, with a setter for hosts.
  public var _accessibilityInvertColors: Bool {
    get { self[AccessibilityKey<InvertColors>.self] }
    set { self[AccessibilityKey<InvertColors>.self] = newValue }
  }

  /// Whether buttons should have a visible shape that distinguishes them from text.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

  /// The value of `accessibilityShowButtonShapes`, with a setter for hosts.
  public var _accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityKey<ShowButtonShapes>.self] }
    set { self[AccessibilityKey<ShowButtonShapes>.self] = newValue }
  }

  /// Whether the user can enlarge small controls on demand.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityLargeContentViewerEnabled: Bool {
    _accessibilityLargeContentViewerEnabled
  }

  /// The value of `accessibilityLargeContentViewerEnabled`, with a setter for hosts.
  public var _accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityKey<LargeContentViewerEnabled>.self] }
    set { self[AccessibilityKey<LargeContentViewerEnabled>.self] = newValue }
  }

  /// Whether a screen reader is in use.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }

  /// The value of `accessibilityVoiceOverEnabled`, with a setter for hosts.
  public var _accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityKey<VoiceOverEnabled>.self] }
    set { self[AccessibilityKey<VoiceOverEnabled>.self] = newValue }
  }

  /// Whether the user operates the device with switches.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilitySwitchControlEnabled: Bool { _accessibilitySwitchControlEnabled }

  /// The value of `accessibilitySwitchControlEnabled`, with a setter for hosts.
  public var _accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilityKey<SwitchControlEnabled>.self] }
    set { self[AccessibilityKey<SwitchControlEnabled>.self] = newValue }
  }

  /// Whether the user can perform the most likely action with a single gesture.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityQuickActionsEnabled: Bool { _accessibilityQuickActionsEnabled }

  /// The value of `accessibilityQuickActionsEnabled`, with a setter for hosts.
  public var _accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityKey<QuickActionsEnabled>.self] }
    set { self[AccessibilityKey<QuickActionsEnabled>.self] = newValue }
  }

  /// Whether flashing lights should be dimmed.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityDimFlashingLights: Bool { _accessibilityDimFlashingLights }

  /// The value of `accessibilityDimFlashingLights`, with a setter for hosts.
  public var _accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityKey<DimFlashingLights>.self] }
    set { self[AccessibilityKey<DimFlashingLights>.self] = newValue }
  }

  /// Whether animated images start to play automatically; true by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityPlayAnimatedImages: Bool { _accessibilityPlayAnimatedImages }

  /// The value of `accessibilityPlayAnimatedImages`, with a setter for hosts.
  public var _accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether the device uses a simplified interface.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var accessibilityAssistiveAccessEnabled: Bool { _accessibilityAssistiveAccessEnabled }

  /// The value of `accessibilityAssistiveAccessEnabled`, with a setter for hosts.
  public var _accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityKey<AssistiveAccessEnabled>.self] }
    set { self[AccessibilityKey<AssistiveAccessEnabled>.self] = newValue }
  }
}
