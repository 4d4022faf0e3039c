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

/// How thick the user wants letters to be.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Thicker, to be read more easily.
  case bold
}

private struct ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

/// Whether the window is in front in which a control stands.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// It is, and the user writes into it.
  case key
  /// It is.
  case active
  /// It is not.
  case inactive
}

/// What is known of the display.
extension EnvironmentValues {
  /// How many pixels there are to a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale == 0 ? 0 : 1 / displayScale }

  /// Whether the display is dimmed, as that of a watch is which is not looked at.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether what is shown is recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether it looks as if the user could act here, as the window does that is in front.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the window is in front in which the reader stands.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// How thick the user wants letters to be; nil if nothing is said.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
