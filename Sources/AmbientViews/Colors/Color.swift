public import AmbientCore

/// A colour: a style to paint with, and a view that fills its place.
///
/// Hosts know a colour by its description: the name of a constant or an asset, or `#RRGGBB`, and behind
/// it the opacity if it is not full, as in `red 50%`.
public struct Color: Hashable, Sendable {
  private enum Base: Hashable {
    case named(String)
    case components(red: Double, green: Double, blue: Double)
  }

  private let base: Base
  private let opacity: Double

  private init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity.orZero
  }

  /// How the numbers of a colour are to be understood.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of the web.
    case sRGB
    /// The same without gamma.
    case sRGBLinear
    /// A wider space.
    case displayP3
  }

  /// The colour with a name that the host knows.
  public init(_ name: String) { self.init(.named(name)) }

  /// Mixes a colour of red, green and blue, each from 0 to 1.
  ///
  /// A number beyond these limits shows as the limit, and what is not a number counts as 0; so it is with
  /// the opacity.
  ///
  /// The colour space is accepted as SwiftUI does and left to the numbers' own meaning: hosts are told
  /// the numbers alone.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .components(red: red.orZero, green: green.orZero, blue: blue.orZero),
      opacity: opacity
    )
  }

  /// Makes a grey from 0, which is black, to 1, which is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of its place on the wheel, its purity and its brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(base, opacity: self.opacity * opacity) }
}

extension Double {
  /// The number, or 0 if it is not a number: a color has to equal itself.
  fileprivate var orZero: Double { isNaN ? 0 : self }
}

extension Color: CustomStringConvertible {
  /// The name or the numbers, and the opacity if it is not full.
  public var description: String {
    opacity >= 1 ? baseDescription : "\(baseDescription) \(Self.whole(opacity, of: 100))%"
  }

  private var baseDescription: String {
    switch base {
    case .named(let name): name
    case .components(let red, let green, let blue):
      "#" + [red, green, blue].map(Self.hexadecimal).joined()
    }
  }

  /// A part of a number, as a whole number from 0 to that number.
  private static func whole(_ part: Double, of number: Double) -> Int {
    Int((part.limited(to: 0...1) * number).rounded())
  }

  private static func hexadecimal(_ component: Double) -> String {
    let number = whole(component, of: 255)
    return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
  }
}

extension Color: ShapeStyle {
  /// The style that a colour stands for: itself.
  public typealias Resolved = Color

  /// The colour's description.
  public func _name(in environment: EnvironmentValues) -> String { description }
}

extension Color: ElementView {
  /// Describes the colour.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.color, attributes: ElementAttributes(.color, description))
  }
}
