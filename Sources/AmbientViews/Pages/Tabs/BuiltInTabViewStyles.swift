/// The default style of tab views: a button for each tab.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Nil, because the style does not set the attribute `style`.
  public let _name: String? = nil

  /// Creates a default tab view style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of tab views: a button for each tab.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A style that shows each view of a tab view as a page, which the user turns.
public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the index is visible.
  ///
  /// The index has a mark for each page.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let name: String?

    /// The index is visible if there are several pages.
    public static let automatic = IndexDisplayMode(name: nil)
    /// The index is always visible.
    public static let always = IndexDisplayMode(name: "always")
    /// The index of the pages is never shown.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// The value of the attribute `style`.
  public let _name: String? = "page"

  /// The value of the attribute `indexDisplay`.
  public let _indexDisplay: String?

  /// Creates a page tab view style.
  ///
  /// - Parameter indexDisplayMode: The condition under which the index is visible.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _indexDisplay = indexDisplayMode.name
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Each view is a page, which the user turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Each view is a page, which the user turns.
  ///
  /// - Parameter indexDisplayMode: The condition under which the index is visible.
  /// - Returns: The style.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A style for the index of a tab view: the index shows a mark for each page.
///
/// - Note: Ambient only passes this on to the host.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the index has a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let name: String?

    /// The host chooses the condition.
    public static let automatic = BackgroundDisplayMode(name: nil)
    /// The index always has a background.
    public static let always = BackgroundDisplayMode(name: "always")
    /// The index has no background.
    public static let never = BackgroundDisplayMode(name: "never")
    /// The index has a background while the user touches the index.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
  }

  /// The value of the attribute `indexBackground`.
  public let _background: String?

  /// Creates a page index view style.
  ///
  /// - Parameter backgroundDisplayMode: The condition under which the index has a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode.name
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The index shows a mark for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The index shows a mark for each page.
  ///
  /// - Parameter backgroundDisplayMode: The condition under which the index has a background.
  /// - Returns: The style.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
