import AmbientLayout
import AmbientViews

/// The colors of the names in attributes, on a light or dark background.
struct SVGColors {
  /// A color of an SVG document.
  struct Paint: Equatable {
    /// The hexadecimal number of the color, such as `#FF0000`.
    var color: String

    /// The opacity, from 0 to 1.
    var opacity: Double

    /// The attributes for the color and its opacity.
    ///
    /// - Parameter name: `fill` or `stroke`.
    /// - Returns: The attributes.
    func attributes(_ name: String) -> [SVGAttribute] {
      let color = SVGAttribute(name, color)
      return opacity < 1 ? [color, SVGAttribute("\(name)-opacity", CGFloat(opacity))] : [color]
    }
  }

  /// Whether contents are light on a dark background.
  let isDark: Bool

  /// Creates the colors of a scheme.
  init(_ scheme: ColorScheme) { isDark = scheme == .dark }

  /// Returns the color of a name; the primary color for an unknown name.
  func paint(_ name: String) -> Paint {
    let name = PaintName(name)
    var paint = paint(base: name.base)
    paint.opacity *= name.opacity
    return paint
  }

  private func paint(base: String) -> Paint {
    if base.hasPrefix("#") { return Paint(color: base, opacity: 1) }
    if let opacity = Self.levels[base] { return Paint(color: primary, opacity: opacity) }
    if let opacity = PaintName.materials[base] { return Paint(color: background, opacity: opacity) }
    if base == "background" { return Paint(color: background, opacity: 1) }
    guard let (light, dark) = Self.system[base] else { return Paint(color: primary, opacity: 1) }
    return Paint(color: isDark ? dark : light, opacity: 1)
  }

  /// The color of texts.
  private var primary: String { isDark ? "#FFFFFF" : "#000000" }

  /// The color of the screen.
  private var background: String { isDark ? "#000000" : "#FFFFFF" }

  /// The opacities of the styles that are levels of the primary color.
  private static let levels: [String: Double] = [
    "secondary": 0.6, "tertiary": 0.3, "quaternary": 0.18, "separator": 0.2, "controlFill": 0.1,
    "placeholder": 0.3,
  ]

  /// The system colors on a light and on a dark background.
  private static let system: [String: (light: String, dark: String)] = [
    "red": ("#FF3B30", "#FF453A"), "orange": ("#FF9500", "#FF9F0A"),
    "yellow": ("#FFCC00", "#FFD60A"), "green": ("#34C759", "#30D158"),
    "mint": ("#00C7BE", "#63E6E2"), "teal": ("#30B0C7", "#40C8E0"),
    "cyan": ("#32ADE6", "#64D2FF"), "blue": ("#007AFF", "#0A84FF"),
    "indigo": ("#5856D6", "#5E5CE6"), "purple": ("#AF52DE", "#BF5AF2"),
    "pink": ("#FF2D55", "#FF375F"), "brown": ("#A2845E", "#AC8E68"),
    "gray": ("#8E8E93", "#8E8E93"), "black": ("#000000", "#000000"),
    "white": ("#FFFFFF", "#FFFFFF"), "clear": ("#000000", "#000000"),
    "accentColor": ("#007AFF", "#0A84FF"), "tint": ("#007AFF", "#0A84FF"),
  ]
}
