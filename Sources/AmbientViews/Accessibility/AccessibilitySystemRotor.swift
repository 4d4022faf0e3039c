import AmbientCore

/// A system rotor that a program can replace.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  private init(_ name: String) { self.name = name }

  /// Links.
  public static var links: Self { Self("links") }
  /// Visited links if `visited` is true; otherwise, all links.
  ///
  /// - Parameter visited: Whether the rotor has only visited links.
  /// - Returns: The rotor.
  public static func links(visited: Bool) -> Self { Self(visited ? "visitedLinks" : "links") }
  /// Headings.
  public static var headings: Self { Self("headings") }
  /// Headings of a level.
  ///
  /// - Parameter level: The level.
  /// - Returns: The rotor.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(level == .unspecified ? "headings" : "headings\(level.rawValue)")
  }
  /// Texts in bold.
  public static var boldText: Self { Self("boldText") }
  /// Texts in italics.
  public static var italicText: Self { Self("italicText") }
  /// Underlined texts.
  public static var underlineText: Self { Self("underlineText") }
  /// Misspelled words.
  public static var misspelledWords: Self { Self("misspelledWords") }
  /// Images.
  public static var images: Self { Self("images") }
  /// Fields for text.
  public static var textFields: Self { Self("textFields") }
  /// Tables.
  public static var tables: Self { Self("tables") }
  /// Lists.
  public static var lists: Self { Self("lists") }
  /// The most important places of a page.
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
