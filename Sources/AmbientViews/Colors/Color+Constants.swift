extension Color {
  /// Red.
  public static let red = Color(constant: "red")
  /// Orange.
  public static let orange = Color(constant: "orange")
  /// Yellow.
  public static let yellow = Color(constant: "yellow")
  /// Green.
  public static let green = Color(constant: "green")
  /// Mint.
  public static let mint = Color(constant: "mint")
  /// Teal.
  public static let teal = Color(constant: "teal")
  /// Cyan.
  public static let cyan = Color(constant: "cyan")
  /// Blue.
  public static let blue = Color(constant: "blue")
  /// Indigo.
  public static let indigo = Color(constant: "indigo")
  /// Purple.
  public static let purple = Color(constant: "purple")
  /// Pink.
  public static let pink = Color(constant: "pink")
  /// Brown.
  public static let brown = Color(constant: "brown")
  /// White.
  public static let white = Color(constant: "white")
  /// Gray.
  public static let gray = Color(constant: "gray")
  /// Black.
  public static let black = Color(constant: "black")
  /// A color that is fully transparent.
  public static let clear = Color(constant: "clear")
  /// The color of primary content, such as text.
  public static let primary = Color(constant: "primary")
  /// The color of secondary content, such as a caption.
  public static let secondary = Color(constant: "secondary")
  /// The accent color of the host.
  ///
  /// Hosts get the name `accentColor`, even if an ancestor sets another accent color.
  public static let accentColor = Color(constant: "accentColor")
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// A color that is fully transparent.
  public static var clear: Color { Color.clear }
}
