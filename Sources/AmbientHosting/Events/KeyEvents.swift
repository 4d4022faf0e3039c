/// The user pressed or released a key while the element, or an element inside it, had the focus.
///
/// A host sends the event to the element that has the focus, even if this element does not take the
/// event. From this element, the event goes outward through the elements around it, until an
/// element handles the event. ``HostedTree/send(_:to:)`` returns whether an element handled it.
///
/// Typing into a text field is an ``EditEvent``.
public struct KeyEvent: ElementEvent, Hashable {
  /// The phase of a key press.
  public enum Phase: Hashable, Sendable {
    /// The key was pressed.
    case down
    /// The key is held, and repeats.
    case `repeat`
    /// The key was released.
    ///
    /// Hosts that cannot detect the release of a key, such as terminals, send no event with this
    /// phase.
    case up
  }

  /// The phase of the key press.
  public var phase: Phase

  /// The key that the user pressed or released.
  public var key: KeyEquivalent

  /// The modifier keys that are held at the same time.
  public var modifiers: EventModifiers

  /// Creates a key event.
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

/// The user pressed or released modifier keys, such as the shift key.
///
/// A host sends the event to one element of the tree, no matter which one. All views that observe
/// modifier keys, for example with `onModifierKeysChanged`, receive the event.
public struct ModifierKeysEvent: ElementEvent, Hashable {
  /// The modifier keys that are held now.
  public var modifiers: EventModifiers

  /// Creates a modifier keys event.
  ///
  /// - Parameter modifiers: The modifier keys that are held now.
  public init(_ modifiers: EventModifiers) { self.modifiers = modifiers }
}

/// The user gave a command, for example with a remote control or a menu.
///
/// A host sends the event to the element that has the focus, like a ``KeyEvent``. The host does not
/// send the event for the arrow keys, the Escape key and the delete keys. If the user presses such
/// a key without modifier keys, and no view handles the ``KeyEvent``, the tree gives the command
/// itself.
public struct CommandEvent: ElementEvent, Hashable {
  /// A command that a user can give, such as a move.
  public enum Command: Hashable, Sendable {
    /// Moves up, for example to the control above.
    case moveUp
    /// Moves down.
    case moveDown
    /// Moves to the left.
    case moveLeft
    /// Moves to the right.
    case moveRight
    /// Leaves the current page or mode.
    case exit
    /// Deletes the selection.
    case delete
    /// Starts or pauses playback.
    case playPause
  }

  /// The command that the user gave.
  public var command: Command

  /// Creates a command event.
  ///
  /// - Parameter command: The command.
  public init(_ command: Command) { self.command = command }
}
