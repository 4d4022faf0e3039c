/// A key, identified by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates the key that types a character.
  ///
  /// - Parameter character: The character that the key types without modifier keys.
  public init(_ character: Character) { self.character = character }

  /// Creates the key that types a character.
  ///
  /// - Parameter character: The character that the key types without modifier keys.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes up by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes down by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of a numeric keypad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key that deletes the character before the insertion point.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character after the insertion point.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "upArrow", .downArrow: "downArrow", .leftArrow: "leftArrow",
    .rightArrow: "rightArrow", .home: "home", .end: "end", .pageUp: "pageUp",
    .pageDown: "pageDown", .clear: "clear", .delete: "delete", .deleteForward: "deleteForward",
    .escape: "escape", .return: "return", .space: "space", .tab: "tab",
  ]

  /// The character that the key types, or the name of a key without a visible character.
  package var name: String { Self.names[self] ?? String(character) }

  /// Creates a key from its ``name``; nil if no key has the name.
  package init?(named name: String) {
    if let key = Self.names.first(where: { $0.value == name })?.key {
      self = key
    } else if let character = name.first, name.count == 1 {
      self.init(character)
    } else {
      return nil
    }
  }
}

/// A set of keys that are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits, one for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that locks capital letters.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The keys of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 0b111111)

  private static let named: [(EventModifiers, String)] = [
    (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
    (.command, "command"), (.numericPad, "numericPad"),
  ]

  package var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }

  /// Creates a set of one modifier key from its name, such as `shift`; nil if no key has the name.
  package init?(named name: String) {
    guard let modifier = Self.named.first(where: { $0.1 == name })?.0 else { return nil }
    self = modifier
  }
}
