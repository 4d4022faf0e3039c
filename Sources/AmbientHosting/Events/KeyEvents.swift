/// The user pressed or released a key while the element, or one in it, had the focus.
///
/// What is typed into a text field is an ``EditEvent``.
public struct KeyEvent: ElementEvent, Hashable {
  /// How far a key is.
  public enum Phase: Hashable, Sendable {
    /// The key was pressed.
    case down
    /// The key is held, and repeats.
    case `repeat`
    /// The key was released; hosts that do not know of it, such as terminals, leave it out.
    case up
  }

  /// How far the key is.
  public var phase: Phase

  /// The key.
  public var key: KeyEquivalent

  /// The keys that are held with it.
  public var modifiers: EventModifiers

  /// Makes the event.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held with it.
  ///   - phase: How far the key is.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// The user selected a part of the text in the element.
public struct SelectionEvent: ElementEvent, Hashable {
  /// The selected part, in characters of the element's text; empty where only the insertion point
  /// moved.
  public var range: Range<Int>

  /// Makes the event.
  ///
  /// - Parameter range: The selected part, in characters of the element's text.
  public init(range: Range<Int>) { self.range = range }

  /// Whether the event brings a value that the element may reject: yes.
  public static var bringsValue: Bool { true }
}
