public import AmbientAnimation
public import AmbientCore
import Foundation

extension Color {
  /// The components that a color has in an environment.
  ///
  /// The components are in linear sRGB. A color that sRGB does not contain has components below 0
  /// or above 1.
  public struct Resolved: Hashable, Sendable {
    /// The red component of linear sRGB; from 0 to 1 for colors of sRGB.
    public var linearRed: Float
    /// The green component of linear sRGB; from 0 to 1 for colors of sRGB.
    public var linearGreen: Float
    /// The blue component of linear sRGB; from 0 to 1 for colors of sRGB.
    public var linearBlue: Float
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float

    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let linear = colorSpace.linear(SIMD3(Double(red), Double(green), Double(blue)))
      self.init(linear: linear, opacity: Double(opacity))
    }

    init(linear: SIMD3<Double>, opacity: Double) {
      linearRed = Float(linear.x)
      linearGreen = Float(linear.y)
      linearBlue = Float(linear.z)
      self.opacity = Float(opacity)
    }

    /// The red component of sRGB; from 0 to 1 for colors of sRGB.
    public var red: Float {
      get { Float(Double(linearRed).sRGBComponent) }
      set { linearRed = Float(Double(newValue).linearComponent) }
    }

    /// The green component of sRGB; from 0 to 1 for colors of sRGB.
    public var green: Float {
      get { Float(Double(linearGreen).sRGBComponent) }
      set { linearGreen = Float(Double(newValue).linearComponent) }
    }

    /// The blue component of sRGB; from 0 to 1 for colors of sRGB.
    public var blue: Float {
      get { Float(Double(linearBlue).sRGBComponent) }
      set { linearBlue = Float(Double(newValue).linearComponent) }
    }

    var linear: SIMD3<Double> {
      SIMD3(Double(linearRed), Double(linearGreen), Double(linearBlue))
    }
  }

  /// Creates a color from components.
  ///
  /// - Parameter resolved: The components and the opacity.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear,
      red: Double(resolved.linearRed),
      green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue),
      opacity: Double(resolved.opacity)
    )
  }
}

extension Color.Resolved: Animatable {
  /// The type of the components that are interpolated.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The components that are interpolated: red, green and blue of linear sRGB, and the opacity.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed,
        AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))
      )
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// The type of the resolved style; a resolved color resolves to itself.
  public typealias Resolved = Color.Resolved

  /// Returns the color as a paint.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .color(Color(self)) }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBB`, followed by the opacity in percent if it is below 1.
  public var description: String { Color(self).description }
}

extension Color.Resolved: Codable {
  /// Decodes the four components from an array.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error of the decoder, if the data is not an array that begins with four numbers.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    linearRed = try values.decode(Float.self)
    linearGreen = try values.decode(Float.self)
    linearBlue = try values.decode(Float.self)
    opacity = try values.decode(Float.self)
  }

  /// Encodes the four components as an array.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
  }
}

extension Color.RGBColorSpace {
  /// Converts components of this color space to linear sRGB.
  func linear(_ components: SIMD3<Double>) -> SIMD3<Double> {
    if self == .sRGBLinear { return components }
    let linear = SIMD3(
      components.x.linearComponent,
      components.y.linearComponent,
      components.z.linearComponent
    )
    guard self == .displayP3 else { return linear }
    // The rows are the primaries of Display P3, in components of linear sRGB.
    return linear.x * SIMD3(1.2249402, -0.0420570, -0.0196376)
      + linear.y * SIMD3(-0.2249402, 1.0420570, -0.0786360)
      + linear.z * SIMD3(0, 0, 1.0982736)
  }
}

extension Double {
  /// This component of sRGB, converted to linear sRGB.
  var linearComponent: Double {
    let size = magnitude
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return self < 0 ? -linear : linear
  }

  /// This component of linear sRGB, converted to sRGB.
  var sRGBComponent: Double {
    let size = magnitude
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return self < 0 ? -encoded : encoded
  }
}
