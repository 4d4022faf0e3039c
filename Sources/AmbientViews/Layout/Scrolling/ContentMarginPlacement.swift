/// The part of a scrolling view to which content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let part: Int

  /// The content and the scroll indicators.
  ///
  /// If margins are also set for one of these parts alone, that part has those margins.
  public static let automatic = ContentMarginPlacement(part: 0)
  /// The margins around the content that scrolls.
  public static let scrollContent = ContentMarginPlacement(part: 1)
  /// The margins around the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(part: 2)
}
