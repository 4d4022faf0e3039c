/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// The host chooses the visibility.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The indicators are shown; the host may hide them while the user does not scroll.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The indicators are hidden if the user can scroll without them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The indicators are always hidden.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The condition under which scrolling bounces at the end of the content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// The host chooses the behavior.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Scrolling bounces even if the content is not larger than the view.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Scrolling bounces if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The effect of scrolling on an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// The host chooses the effect.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard disappears as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The user can drag the keyboard away while scrolling.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling does not affect the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
