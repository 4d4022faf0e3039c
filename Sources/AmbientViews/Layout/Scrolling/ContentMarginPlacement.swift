/// The part of a scrolling view to which content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let part: Int

  /// The content and the scroll indicators.
  ///
  /// If a modifier also sets margins for one of these parts alone, that part has the margins of
  /// that modifier.
  public static let automatic = ContentMarginPlacement(part: 0)
  /// Only the content that scrolls.
  public static let scrollContent = ContentMarginPlacement(part: 1)
  /// Only the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(part: 2)
}
