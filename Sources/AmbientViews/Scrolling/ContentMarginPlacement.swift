/// The part of a view that scrolls to which content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let part: Int

  /// The content and the scroll indicators, unless a part has margins of its own.
  public static let automatic = ContentMarginPlacement(part: 0)
  /// The content that scrolls.
  public static let scrollContent = ContentMarginPlacement(part: 1)
  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(part: 2)
}
