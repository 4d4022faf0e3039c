import AmbientCore

/// A system rotor that a program can replace.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  private init(_ name: String) { self.name = name }

  /// The rotor of links.
  public static var links: Self { Self("links") }
  /// Returns the rotor of visited links if `visited` is true; otherwise, the rotor of all links.
  ///
  /// - Parameter visited: Whether the rotor has only visited links.
  /// - Returns: The rotor.
  public static func links(visited: Bool) -> Self { Self(visited ? "visitedLinks" : "links") }
  /// The rotor of headings.
  public static var headings: Self { Self("headings") }
  /// Returns the rotor of headings of a level.
  ///
  /// - Parameter level: The level; `.unspecified` stands for headings of all levels.
  /// - Returns: The rotor.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(level == .unspecified ? "headings" : "headings\(level.rawValue)")
  }
  /// The rotor of texts in bold.
  public static var boldText: Self { Self("boldText") }
  /// The rotor of texts in italics.
  public static var italicText: Self { Self("italicText") }
  /// The rotor of underlined texts.
  public static var underlineText: Self { Self("underlineText") }
  /// The rotor of misspelled words.
  public static var misspelledWords: Self { Self("misspelledWords") }
  /// The rotor of images.
  public static var images: Self { Self("images") }
  /// The rotor of fields for text.
  public static var textFields: Self { Self("textFields") }
  /// The rotor of tables.
  public static var tables: Self { Self("tables") }
  /// The rotor of lists.
  public static var lists: Self { Self("lists") }
  /// The rotor of the most important places of a page.
  public static var landmarks: Self { Self("landmarks") }
}

/// A rotor whose texts have not been looked up in an environment yet.
protocol RotorSource {
  /// Returns the rotor after looking up the texts in an environment.
  @MainActor func rotor(in environment: EnvironmentValues) -> AccessibilityRotor
}

enum RotorName {
  case label(Text)
  case system(AccessibilitySystemRotor)
}

struct RotorOf<Content: AccessibilityRotorContent>: RotorSource {
  let name: RotorName
  let content: Content

  @MainActor func rotor(in environment: EnvironmentValues) -> AccessibilityRotor {
    var entries: [_AccessibilityRotorEntry] = []
    content._addEntries(to: &entries)
    let resolved = entries.map { $0.resolved(in: environment) }
    return switch name {
    case .label(let text): AccessibilityRotor(text.string(in: environment), entries: resolved)
    case .system(let rotor): AccessibilityRotor(rotor.name, isSystem: true, entries: resolved)
    }
  }
}
