public import AmbientCore

extension Color {
  /// Returns the components that the color has in an environment.
  ///
  /// The components of a constant such as `red` depend on the color scheme. The accent color comes
  /// from the environment. For a color from an asset catalog, the function uses the variant for the
  /// color scheme and the contrast. A named color that only the host knows is resolved as gray.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The components.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolve(in: environment, accentColor: environment.customControlTraits?.accentColor)
  }

  /// Returns the components of the color in an environment.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - accentColor: The color that the named color `accentColor` stands for; nil for blue. If
  ///     this color is itself made from `accentColor`, that inner `accentColor` stands for blue.
  /// - Returns: The components.
  private func resolve(in environment: EnvironmentValues, accentColor: Color?) -> Resolved {
    var resolved =
      switch base {
      case .components(let red, let green, let blue):
        Resolved(red: Float(red), green: Float(green), blue: Float(blue))
      case .mixed(let first, let second, let fraction, let space):
        first.resolve(in: environment, accentColor: accentColor)
          .mixed(
            with: second.resolve(in: environment, accentColor: accentColor),
            by: fraction,
            in: space
          )
      case .exposed(let color, let stops):
        color.resolve(in: environment, accentColor: accentColor).exposed(by: stops)
      case .named("accentColor"):
        accentColor?.resolve(in: environment, accentColor: nil)
          ?? Self.paletteColor("blue", environment)
      case .named(let name):
        Self.paletteColor(name, environment)
      case .asset(let asset):
        asset.color(in: environment)?.resolve(in: environment, accentColor: accentColor)
          ?? Self.paletteColor(asset.name, environment)
      }
    resolved.opacity *= Float(opacity.limited(to: 0...1))
    return resolved
  }

  /// Returns the components of the color for a color scheme; all other environment values have
  /// their defaults.
  package func resolve(in colorScheme: ColorScheme) -> Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    return resolve(in: environment)
  }

  private static func paletteColor(_ name: String, _ environment: EnvironmentValues) -> Resolved {
    switch name {
    case "white": return Resolved(0xFFFFFF)
    case "black": return Resolved(0x000000)
    case "clear": return Resolved(0x000000, opacity: 0)
    default: break
    }
    let isDark = environment.colorScheme == .dark
    switch name {
    case "primary": return Resolved(isDark ? 0xFFFFFF : 0x000000)
    case "secondary": return Resolved(isDark ? 0xEBEBF5 : 0x3C3C43, opacity: 0.6)
    default:
      if let color = systemColors[name] {
        return isDark
          ? Resolved(color.dark, opacity: color.darkOpacity)
          : Resolved(color.light, opacity: color.lightOpacity)
      }
      let colors = palette[name] ?? (0x8E8E93, 0x8E8E93)
      return Resolved(isDark ? colors.dark : colors.light)
    }
  }

  /// The sRGB components of the constants as `0xRRGGBB`, for both color schemes.
  private static let palette: [String: (light: Int, dark: Int)] = [
    "red": (0xFF3B30, 0xFF453A),
    "orange": (0xFF9500, 0xFF9F0A),
    "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158),
    "mint": (0x00C7BE, 0x63E6E2),
    "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF),
    "blue": (0x007AFF, 0x0A84FF),
    "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2),
    "pink": (0xFF2D55, 0xFF375F),
    "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93),
  ]
}

extension Color.Resolved {
  /// Creates a color from sRGB components as `0xRRGGBB`.
  init(_ components: Int, opacity: Float = 1) {
    func component(_ shift: Int) -> Float { Float(components >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }
}
