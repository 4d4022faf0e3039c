public import AmbientHosting

/// A press of a key, for the action of `onKeyPress`.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits, one for each phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key was released.
    public static let up = Phases(rawValue: 1 << 2)
    /// The phases down, repeat and up.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has handled a key press.
  public enum Result: Hashable, Sendable {
    /// No other action gets the key press.
    case handled
    /// The actions of the enclosing views get the key press.
    case ignored
  }

  /// The phase of the key press, such as `.down`.
  public let phase: Phases

  /// The key that the user presses, holds or releases.
  public let key: KeyEquivalent

  /// The character of the key, in uppercase if the shift key is held.
  ///
  /// The other modifier keys do not change the character.
  public let characters: String

  /// The modifier keys that are held at the same time.
  public let modifiers: EventModifiers

  init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    key = event.key
    modifiers = event.modifiers
    let character = event.key.character
    characters = event.modifiers.contains(.shift) ? character.uppercased() : String(character)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The modifier keys and the key, such as `shift command n`.
  public var debugDescription: String { (modifiers.names + [key.name]).joined(separator: " ") }
}

/// The direction of a move command.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The command to move up.
  case up
  /// The command to move down.
  case down
  /// The command to move to the left.
  case left
  /// The command to move to the right.
  case right
}
