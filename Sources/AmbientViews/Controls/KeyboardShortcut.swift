public import AmbientHosting

/// A key and what is held with it, which together do the same as a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut becomes another one for other keyboards and directions of writing.
  public struct Localization: Hashable, Sendable {
    private enum Rule {
      case automatic, withoutMirroring, custom
    }

    private let rule: Rule

    /// As is usual.
    public static let automatic = Localization(rule: .automatic)
    /// Without exchanging keys that point to the left and to the right.
    public static let withoutMirroring = Localization(rule: .withoutMirroring)
    /// Not at all.
    public static let custom = Localization(rule: .custom)
  }

  /// What confirms, such as the return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What cancels, such as the escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent

  /// What is held with it.
  public var modifiers: EventModifiers

  /// How it is adapted to other keyboards.
  public var localization: Localization

  /// Makes a shortcut.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The shortcut as hosts are told: `shift command n`.
  var name: String { (modifiers.names + [key.name]).joined(separator: " ") }
}
