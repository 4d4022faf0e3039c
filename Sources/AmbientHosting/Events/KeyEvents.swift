/// The user pressed or released a key while the element, or an element inside it, had the focus.
///
/// Typing into a text field is an ``EditEvent``.
public struct KeyEvent: ElementEvent, Hashable {
  /// The phase of a key press.
  public enum Phase: Hashable, Sendable {
    /// The key was pressed.
    case down
    /// The key is held, and repeats.
    case `repeat`
    /// The key was released. Hosts that cannot detect this, such as terminals, send no such event.
    case up
  }

  /// The phase of the key press.
  public var phase: Phase

  /// The key.
  public var key: KeyEquivalent

  /// The modifier keys that are held at the same time.
  public var modifiers: EventModifiers

  /// Creates the event.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - phase: The phase of the key press.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// The user selected a part of the text in the element.
public struct SelectionEvent: ElementEvent, Hashable {
  /// The selected part, in characters of the element's text; empty if only the insertion point
  /// moved.
  public var range: Range<Int>

  /// Creates the event.
  ///
  /// - Parameter range: The selected part, in characters of the element's text.
  public init(range: Range<Int>) { self.range = range }

  /// True: the element may reject the selection.
  public static var bringsValue: Bool { true }
}
