#if !canImport(UIKit)
/// The system's colors; most of them depend on the color scheme.
extension UIColor {
  /// Red, as the system shows it.
  public static let systemRed = UIColor(Color(constant: "red"))
  /// Orange, as the system shows it.
  public static let systemOrange = UIColor(Color(constant: "orange"))
  /// Yellow, as the system shows it.
  public static let systemYellow = UIColor(Color(constant: "yellow"))
  /// Green, as the system shows it.
  public static let systemGreen = UIColor(Color(constant: "green"))
  /// Mint, as the system shows it.
  public static let systemMint = UIColor(Color(constant: "mint"))
  /// Teal, as the system shows it.
  public static let systemTeal = UIColor(Color(constant: "teal"))
  /// Cyan, as the system shows it.
  public static let systemCyan = UIColor(Color(constant: "cyan"))
  /// Blue, as the system shows it.
  public static let systemBlue = UIColor(Color(constant: "blue"))
  /// Indigo, as the system shows it.
  public static let systemIndigo = UIColor(Color(constant: "indigo"))
  /// Purple, as the system shows it.
  public static let systemPurple = UIColor(Color(constant: "purple"))
  /// Pink, as the system shows it.
  public static let systemPink = UIColor(Color(constant: "pink"))
  /// Brown, as the system shows it.
  public static let systemBrown = UIColor(Color(constant: "brown"))
  /// Gray, as the system shows it.
  public static let systemGray = UIColor(Color(constant: "gray"))
  /// The second of six grays.
  public static let systemGray2 = UIColor(Color(constant: "systemGray2"))
  /// The third of six grays.
  public static let systemGray3 = UIColor(Color(constant: "systemGray3"))
  /// The fourth of six grays.
  public static let systemGray4 = UIColor(Color(constant: "systemGray4"))
  /// The fifth of six grays.
  public static let systemGray5 = UIColor(Color(constant: "systemGray5"))
  /// The last of six grays.
  public static let systemGray6 = UIColor(Color(constant: "systemGray6"))
  /// The background of a view.
  public static let systemBackground = UIColor(Color(constant: "systemBackground"))
  /// The background of an area in a view.
  public static let secondarySystemBackground = UIColor(
    Color(constant: "secondarySystemBackground")
  )
  /// The background of an area inside a secondary area.
  public static let tertiarySystemBackground = UIColor(Color(constant: "tertiarySystemBackground"))
  /// The background of a view with groups.
  public static let systemGroupedBackground = UIColor(Color(constant: "systemGroupedBackground"))
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(constant: "secondarySystemGroupedBackground")
  )
  /// The background of an area in a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(constant: "tertiarySystemGroupedBackground")
  )
  /// The color of primary text.
  public static let label = UIColor(Color(constant: "primary"))
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(Color(constant: "secondary"))
  /// The color of text with the third level of emphasis.
  public static let tertiaryLabel = UIColor(Color(constant: "tertiaryLabel"))
  /// The color of text with the fourth level of emphasis.
  public static let quaternaryLabel = UIColor(Color(constant: "quaternaryLabel"))
  /// The color of the prompt in an empty field.
  public static let placeholderText = UIColor(Color(constant: "placeholderText"))
  /// The color of lines between views.
  public static let separator = UIColor(Color(constant: "separatorColor"))
  /// The color of opaque lines between views.
  public static let opaqueSeparator = UIColor(Color(constant: "opaqueSeparator"))
  /// The color of links.
  public static let link = UIColor(Color(constant: "linkColor"))
  /// The color of thin shapes.
  public static let systemFill = UIColor(Color(constant: "systemFill"))
  /// The color of medium shapes.
  public static let secondarySystemFill = UIColor(Color(constant: "secondarySystemFill"))
  /// The color of large shapes.
  public static let tertiarySystemFill = UIColor(Color(constant: "tertiarySystemFill"))
  /// The color of large areas with content.
  public static let quaternarySystemFill = UIColor(Color(constant: "quaternarySystemFill"))
  /// The color of text on a light background.
  public static let darkText = UIColor(Color(constant: "black"))
  /// The color of text on a dark background.
  public static let lightText = UIColor(Color(constant: "lightText"))
  /// The accent color.
  public static let tintColor = UIColor(Color(constant: "accentColor"))
}

/// Colors that are the same in all environments.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A color that is fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
}
#endif
