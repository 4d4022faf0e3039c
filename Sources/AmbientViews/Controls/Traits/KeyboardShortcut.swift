public import AmbientHosting

/// A key and modifier keys that together trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut adapts to other keyboard layouts and writing directions.
  ///
  /// Hosts do not get this value.
  ///
  /// - Note: Accepted without effect.
  public struct Localization: Hashable, Sendable {
    private enum Rule {
      case automatic, withoutMirroring, custom
    }

    private let rule: Rule

    /// The shortcut adapts to the layout and the writing direction.
    public static let automatic = Localization(rule: .automatic)
    /// The shortcut adapts, but keys that point to the left and to the right are not exchanged.
    public static let withoutMirroring = Localization(rule: .withoutMirroring)
    /// The shortcut does not adapt.
    public static let custom = Localization(rule: .custom)
  }

  /// The shortcut of a default button: the return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of a cancel button: the escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key that the user presses.
  public var key: KeyEquivalent

  /// The modifier keys that the user holds down.
  public var modifiers: EventModifiers

  /// How the shortcut adapts to other keyboard layouts.
  public var localization: Localization

  /// Creates a shortcut of a key and modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that the user holds down.
  ///   - localization: Accepted without effect.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The shortcut as hosts see it, such as `shift command n`.
  var name: String { (modifiers.names + [key.name]).joined(separator: " ") }
}
