public import AmbientCore

/// What a view is and does, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It is the title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It makes a sound when something is done with it.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It tells what matters when the program starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play something when it is pressed.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it has been read out.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is around it is out of reach.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It has tabs.
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

  /// The names of the traits.
  fileprivate var attribute: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension View {
  /// Says that the view is or does something.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Wrapper(
      kind: .accessibility,
      attributes: ElementAttributes(.adds, traits.attribute),
      content: self
    )
  }

  /// Says that the view is not or does not something.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    Wrapper(
      kind: .accessibility,
      attributes: ElementAttributes(.removes, traits.attribute),
      content: self
    )
  }
}
