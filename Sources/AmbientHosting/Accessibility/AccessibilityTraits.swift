/// Traits that describe the role and the behavior of a view to assistive technologies.
///
/// Hosts see the names of the constants, such as `isButton isHeader`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is the title of the content that follows it.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected, for example as one tab of several.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The view plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view summarizes the most important information when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The view starts playing or recording media when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The page turns automatically after the view has been read aloud.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Siblings of the view are out of reach while the view is present.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view is a switch that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"),
    (.isHeader, "isHeader"),
    (.isSelected, "isSelected"),
    (.isLink, "isLink"),
    (.isSearchField, "isSearchField"),
    (.isImage, "isImage"),
    (.playsSound, "playsSound"),
    (.isKeyboardKey, "isKeyboardKey"),
    (.isStaticText, "isStaticText"),
    (.isSummaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"),
    (.isModal, "isModal"),
    (.isToggle, "isToggle"),
    (.isTabBar, "isTabBar"),
  ]

  /// The names of the traits, such as `isButton`, in a fixed order.
  public var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// The names of the traits, separated by spaces, as in an attribute.
  package var attribute: String { names.joined(separator: " ") }

  /// Creates traits from their names, separated by spaces, as in an attribute.
  ///
  /// - Parameter attribute: The names. Unknown names are ignored.
  package init(attribute: String) {
    self = Self.names.reduce(into: []) { traits, named in
      if attribute.split(separator: " ").contains(Substring(named.1)) { traits.insert(named.0) }
    }
  }
}
