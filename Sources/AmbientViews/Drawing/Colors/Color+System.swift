extension Color {
  /// The system colors that have no constant in ``Color``, by name.
  static let systemColors: [String: SystemColor] = [
    "systemGray2": SystemColor(0xAEAEB2, 0x636366),
    "systemGray3": SystemColor(0xC7C7CC, 0x48484A),
    "systemGray4": SystemColor(0xD1D1D6, 0x3A3A3C),
    "systemGray5": SystemColor(0xE5E5EA, 0x2C2C2E),
    "systemGray6": SystemColor(0xF2F2F7, 0x1C1C1E),
    "systemBackground": SystemColor(0xFFFFFF, 0x000000),
    "secondarySystemBackground": SystemColor(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackground": SystemColor(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": SystemColor(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": SystemColor(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": SystemColor(0xF2F2F7, 0x2C2C2E),
    "tertiaryLabel": SystemColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    "quaternaryLabel": SystemColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    "placeholderText": SystemColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    "separatorColor": SystemColor(0x3C3C43, 0.29, 0x545458, 0.6),
    "opaqueSeparator": SystemColor(0xC6C6C8, 0x38383A),
    "linkColor": SystemColor(0x007AFF, 0x0984FF),
    "systemFill": SystemColor(0x787880, 0.2, 0x787880, 0.36),
    "secondarySystemFill": SystemColor(0x787880, 0.16, 0x787880, 0.32),
    "tertiarySystemFill": SystemColor(0x767680, 0.12, 0x767680, 0.24),
    "quaternarySystemFill": SystemColor(0x747480, 0.08, 0x747480, 0.18),
    "lightText": SystemColor(0xFFFFFF, 0.6, 0xFFFFFF, 0.6),
  ]

  /// The sRGB components, as `0xRRGGBB`, and the opacity of a color in each color scheme.
  struct SystemColor: Sendable {
    let light: Int
    let lightOpacity: Float
    let dark: Int
    let darkOpacity: Float

    init(_ light: Int, _ lightOpacity: Float, _ dark: Int, _ darkOpacity: Float) {
      self.light = light
      self.lightOpacity = lightOpacity
      self.dark = dark
      self.darkOpacity = darkOpacity
    }

    init(_ light: Int, _ dark: Int) { self.init(light, 1, dark, 1) }
  }
}

/// The names of the system's colors in UIKit and in asset catalogs.
enum UIColorNames {
  /// Returns the color with a name such as `systemBlue` or `label`; nil for an unknown name.
  static func color(named name: String) -> Color? {
    switch name {
    case "label": Color(constant: "primary")
    case "secondaryLabel": Color(constant: "secondary")
    case "separator": Color(constant: "separatorColor")
    case "link": Color(constant: "linkColor")
    case "tint", "controlAccent": Color(constant: "accentColor")
    case "darkText": Color(constant: "black")
    default: systemColor(name)
    }
  }

  private static func systemColor(_ name: String) -> Color? {
    if Color.systemColors[name] != nil { return Color(constant: name) }
    let hues = [
      "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple",
      "Pink",
      "Brown", "Gray",
    ]
    guard name.hasPrefix("system"), hues.contains(String(name.dropFirst("system".count))) else {
      return nil
    }
    return Color(constant: name.dropFirst("system".count).lowercased())
  }
}
