public import AmbientCore

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The default prominence of backgrounds.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A higher prominence, such as the prominence of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// How much a badge stands out from the view that it belongs to.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// A lower prominence than the default.
  public static let decreased = BadgeProminence(level: -1)
  /// The default prominence of badges.
  public static let standard = BadgeProminence(level: 0)
  /// A higher prominence than the default.
  public static let increased = BadgeProminence(level: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// The prominence of the background behind the view; `.standard` by default.
  ///
  /// The library neither sets nor reads this value. Your own container can set the value for its
  /// content.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The prominence of badges; `.standard` by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the environment value `badgeProminence` for the view and its descendants.
  ///
  /// - Parameters:
  ///   - prominence: How much a badge stands out from its view.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change runs the bodies that read `badgeProminence`.
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func badgeProminence(
    _ prominence: BadgeProminence,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.badgeProminence, prominence, fileID: fileID, line: line)
  }
}
