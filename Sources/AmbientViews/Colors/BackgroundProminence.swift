public import AmbientCore

/// How much the background of something stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// More than usual, as that of a row that is selected.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Less than usual.
  public static let decreased = BadgeProminence(level: -1)
  /// As usual.
  public static let standard = BadgeProminence(level: 0)
  /// More than usual.
  public static let increased = BadgeProminence(level: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// How much the background stands out on which the reader stands.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges in the view stand out.
  public nonisolated func badgeProminence(
    _ prominence: BadgeProminence,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.badgeProminence, prominence, fileID: fileID, line: line)
  }
}
