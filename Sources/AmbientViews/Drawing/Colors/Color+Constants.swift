extension Color {
  /// The color of primary content, such as text.
  public static let primary = Color(constant: "primary")
  /// The color of secondary content, such as a caption.
  public static let secondary = Color(constant: "secondary")
  /// The accent color of the host.
  ///
  /// Views pass this color to the host by its name, `accentColor`. The host shows its own accent
  /// color, even if an ancestor has set another one.
  public static let accentColor = Color(constant: "accentColor")
}

// `Color.red` finds these members because `Color` is a style. If `Color` declared the same members,
// the compiler would try both declarations for each color in a chain of modifiers.
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { ColorConstants.red }
  /// Orange.
  public static var orange: Color { ColorConstants.orange }
  /// Yellow.
  public static var yellow: Color { ColorConstants.yellow }
  /// Green.
  public static var green: Color { ColorConstants.green }
  /// Mint.
  public static var mint: Color { ColorConstants.mint }
  /// Teal.
  public static var teal: Color { ColorConstants.teal }
  /// Cyan.
  public static var cyan: Color { ColorConstants.cyan }
  /// Blue.
  public static var blue: Color { ColorConstants.blue }
  /// Indigo.
  public static var indigo: Color { ColorConstants.indigo }
  /// Purple.
  public static var purple: Color { ColorConstants.purple }
  /// Pink.
  public static var pink: Color { ColorConstants.pink }
  /// Brown.
  public static var brown: Color { ColorConstants.brown }
  /// White.
  public static var white: Color { ColorConstants.white }
  /// Gray.
  public static var gray: Color { ColorConstants.gray }
  /// Black.
  public static var black: Color { ColorConstants.black }
  /// A color that is fully transparent.
  public static var clear: Color { ColorConstants.clear }
}

/// The colors that the members of ``ShapeStyle`` return.
private enum ColorConstants {
  static let red = Color(constant: "red")
  static let orange = Color(constant: "orange")
  static let yellow = Color(constant: "yellow")
  static let green = Color(constant: "green")
  static let mint = Color(constant: "mint")
  static let teal = Color(constant: "teal")
  static let cyan = Color(constant: "cyan")
  static let blue = Color(constant: "blue")
  static let indigo = Color(constant: "indigo")
  static let purple = Color(constant: "purple")
  static let pink = Color(constant: "pink")
  static let brown = Color(constant: "brown")
  static let white = Color(constant: "white")
  static let gray = Color(constant: "gray")
  static let black = Color(constant: "black")
  static let clear = Color(constant: "clear")
}
