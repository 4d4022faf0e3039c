public import AmbientCore

/// A color, which is a shape style and also a view.
///
/// As a view, a color becomes an element of kind `color`. Hosts get the ``description``, such as
/// `red` or `#FF8000`. An opacity below 1 follows, as in `red 50%`.
///
/// ```swift
/// Text("Ready").foregroundStyle(Color.green)
/// Color(red: 1, green: 0.5, blue: 0).opacity(0.5)
/// ```
public struct Color: Hashable, Sendable {
  indirect enum Base: Hashable {
    /// A constant of the library.
    case named(String)
    /// A color from an asset catalog, or a color with a name that only the host knows.
    case asset(AssetName)
    /// Components of sRGB.
    case components(red: Double, green: Double, blue: Double)
    case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)
    case exposed(Color, stops: Double)
  }

  let base: Base
  let opacity: Double

  private init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity.orZero
  }

  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard RGB color space, which the web uses.
    case sRGB
    /// The standard RGB color space with a linear transfer function instead of gamma.
    case sRGBLinear
    /// The Display P3 color space, which contains more colors than sRGB.
    case displayP3
  }

  /// Creates a color from its name in an asset catalog of the program.
  ///
  /// If no catalog has the name, hosts get the name and can choose a color for it.
  ///
  /// - Parameter name: The name in the asset catalog.
  public init(_ name: String) { self.init(asset: AssetName(name)) }

  package init(constant name: String) { self.init(.named(name)) }

  init(asset: AssetName) { self.init(.asset(asset)) }

  /// Creates a color from red, green and blue components.
  ///
  /// A component below 0 is shown as 0, a component above 1 as 1, and NaN counts as 0. The same
  /// rules hold for the opacity.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components. Hosts get components of sRGB.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    var components = SIMD3(red.orZero, green.orZero, blue.orZero)
    if colorSpace != .sRGB {
      let linear = colorSpace.linear(components)
      components = SIMD3(linear.x.sRGBComponent, linear.y.sRGBComponent, linear.z.sRGBComponent)
    }
    self.init(
      .components(red: components.x, green: components.y, blue: components.z),
      opacity: opacity
    )
  }

  init(mixing first: Color, _ second: Color, fraction: Double, _ space: Gradient.ColorSpace) {
    self.init(.mixed(first, second, fraction: fraction.orZero, space))
  }

  init(exposing color: Color, stops: Double) {
    self.init(.exposed(color, stops: stops.orZero))
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the brightness.
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The position on the color wheel, from 0 (red) to 1 (red again). Further turns in
  ///     either direction give the same colors.
  ///   - saturation: The saturation, from 0 (gray) to 1 (the pure hue).
  ///   - brightness: The brightness, from 0 (black) to 1.
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let remainder = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let position = remainder < 0 ? remainder + 6 : remainder
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the color with its opacity multiplied by a factor.
  ///
  /// - Parameter opacity: The factor, from 0 (transparent) to 1 (no change).
  /// - Returns: The color with the new opacity.
  /// - Note: Ambient only passes this on to the host.
  public func opacity(_ opacity: Double) -> Color { Color(base, opacity: self.opacity * opacity) }

  func replacingOpacity(_ opacity: Double) -> Color { Color(base, opacity: opacity) }
}

extension Double {
  /// The number, or 0 for NaN: a color with a NaN component would not equal itself.
  fileprivate var orZero: Double { isNaN ? 0 : self }
}

extension Color: CustomStringConvertible {
  /// A name, `#RRGGBB`, a mix or an exposure; an opacity below 1 follows in percent.
  public var description: String {
    opacity >= 1 ? baseDescription : "\(baseDescription) \(Self.integer(opacity, of: 100))%"
  }

  private var baseDescription: String {
    switch base {
    case .named(let name): name
    case .asset(let asset): asset.name
    case .components(let red, let green, let blue):
      "#" + [red, green, blue].map(Self.hexadecimal).joined()
    case .mixed(let first, let second, let fraction, let space):
      "mix(\(first), \(second), \(Self.integer(fraction, of: 100))%"
        + (space == .perceptual ? ")" : ", device)")
    case .exposed(let color, let stops): "exposure(\(color), \(stops))"
    }
  }

  /// Returns a fraction of a maximum, rounded to an integer from 0 to that maximum.
  private static func integer(_ fraction: Double, of maximum: Double) -> Int {
    Int((fraction.limited(to: 0...1) * maximum).rounded())
  }

  private static func hexadecimal(_ component: Double) -> String {
    let number = integer(component, of: 255)
    return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
  }
}

extension Color: ShapeStyle {
  /// Returns the color as a paint.
  ///
  /// For a color from an asset catalog, the paint is the variant for the environment.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(shown(in: environment))
  }

  /// Returns the color, or its variant for the environment if the color is from an asset catalog.
  func shown(in environment: EnvironmentValues) -> Color {
    guard case .asset(let asset) = base, let color = asset.color(in: environment) else {
      return self
    }
    return color.opacity(opacity)
  }
}

extension Color: ElementView {
  /// Describes an element of kind `color`, with the attribute `color` and a ``PaintDetail``.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    let color = shown(in: environment)
    var element = ElementDescription(
      .color,
      attributes: ElementAttributes(.color, color.description)
    )
    element.set(PaintDetail(.color(color)))
    return element
  }
}

extension Color {
  /// Creates a color from a style that resolves to components, such as a ``Color``.
  ///
  /// With this initializer, `Color(isOn ? tint : .gray)` compiles. A style that is not a ``Color``
  /// is resolved with the defaults of all environment values.
  ///
  /// - Parameter color: The style.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = (color as? Color) ?? Color(color.resolve(in: EnvironmentValues()))
  }
}
