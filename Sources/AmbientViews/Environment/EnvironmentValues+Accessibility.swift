public import AmbientCore

/// The key of a setting that is usually off.
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

/// What users need who do not see, hear or move as others do.
///
/// Programs read these; hosts set them under the names that begin with an underscore.
extension EnvironmentValues {
  /// Whether an aid such as a screen reader is at work.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether what differs in colour must also differ in another way.
  public var accessibilityDifferentiateWithoutColor: Bool {
    _accessibilityDifferentiateWithoutColor
  }

  /// The same, for hosts to set.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityKey<DifferentiateWithoutColor>.self] }
    set { self[AccessibilityKey<DifferentiateWithoutColor>.self] = newValue }
  }

  /// Whether nothing should show through what is in front of it.
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

  /// The same, for hosts to set.
  public var _accessibilityReduceTransparency: Bool {
    get { self[AccessibilityKey<ReduceTransparency>.self] }
    set { self[AccessibilityKey<ReduceTransparency>.self] = newValue }
  }

  /// Whether things should move less.
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

  /// The same, for hosts to set.
  public var _accessibilityReduceMotion: Bool {
    get { self[AccessibilityKey<ReduceMotion>.self] }
    set { self[AccessibilityKey<ReduceMotion>.self] = newValue }
  }

  /// Whether the display inverts colours.
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

  /// The same, for hosts to set.
  public var _accessibilityInvertColors: Bool {
    get { self[AccessibilityKey<InvertColors>.self] }
    set { self[AccessibilityKey<InvertColors>.self] = newValue }
  }

  /// Whether buttons should be told from texts by their shape.
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

  /// The same, for hosts to set.
  public var _accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityKey<ShowButtonShapes>.self] }
    set { self[AccessibilityKey<ShowButtonShapes>.self] = newValue }
  }

  /// Whether small controls are shown large on demand.
  public var accessibilityLargeContentViewerEnabled: Bool {
    _accessibilityLargeContentViewerEnabled
  }

  /// The same, for hosts to set.
  public var _accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityKey<LargeContentViewerEnabled>.self] }
    set { self[AccessibilityKey<LargeContentViewerEnabled>.self] = newValue }
  }

  /// Whether a screen reader reads to the user.
  public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }

  /// The same, for hosts to set.
  public var _accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityKey<VoiceOverEnabled>.self] }
    set { self[AccessibilityKey<VoiceOverEnabled>.self] = newValue }
  }

  /// Whether the user acts by a few switches.
  public var accessibilitySwitchControlEnabled: Bool { _accessibilitySwitchControlEnabled }

  /// The same, for hosts to set.
  public var _accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilityKey<SwitchControlEnabled>.self] }
    set { self[AccessibilityKey<SwitchControlEnabled>.self] = newValue }
  }

  /// Whether a gesture does what is most likely wanted.
  public var accessibilityQuickActionsEnabled: Bool { _accessibilityQuickActionsEnabled }

  /// The same, for hosts to set.
  public var _accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityKey<QuickActionsEnabled>.self] }
    set { self[AccessibilityKey<QuickActionsEnabled>.self] = newValue }
  }

  /// Whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool { _accessibilityDimFlashingLights }

  /// The same, for hosts to set.
  public var _accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityKey<DimFlashingLights>.self] }
    set { self[AccessibilityKey<DimFlashingLights>.self] = newValue }
  }

  /// Whether pictures that move begin to by themselves.
  public var accessibilityPlayAnimatedImages: Bool { _accessibilityPlayAnimatedImages }

  /// The same, for hosts to set.
  public var _accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether the user has simplified the whole device.
  public var accessibilityAssistiveAccessEnabled: Bool { _accessibilityAssistiveAccessEnabled }

  /// The same, for hosts to set.
  public var _accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityKey<AssistiveAccessEnabled>.self] }
    set { self[AccessibilityKey<AssistiveAccessEnabled>.self] = newValue }
  }
}
