import Foundation

extension Color {
  /// Returns a color between this color and another color.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The share of the other color, from 0 to 1.
  ///   - colorSpace: The space in which the color is computed.
  /// - Returns: A color whose components are computed when the color is resolved. Hosts get a
  ///   description of the color, such as `mix(red, blue, 50%)`.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(mixing: self, rhs, fraction: fraction.limited(to: 0...1), colorSpace)
  }
}

extension Color.Resolved {
  /// Returns a color between this color and another color.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The share of the other color, from 0 to 1.
  ///   - space: The space in which the color is computed.
  /// - Returns: The color.
  package func mixed(
    with other: Color.Resolved,
    by fraction: Double,
    in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let opacity = between(Double(self.opacity), Double(other.opacity), fraction)
    guard space == .perceptual else {
      return Color.Resolved(
        red: Float(between(Double(red), Double(other.red), fraction)),
        green: Float(between(Double(green), Double(other.green), fraction)),
        blue: Float(between(Double(blue), Double(other.blue), fraction)),
        opacity: Float(opacity)
      )
    }
    let mixed = (1 - fraction) * linear.coneResponse + fraction * other.linear.coneResponse
    return Color.Resolved(linear: mixed.linearColor, opacity: opacity)
  }
}

private func between(_ first: Double, _ second: Double, _ fraction: Double) -> Double {
  first + (second - first) * fraction
}

// The components of Oklab are linear functions of the cube roots of the eye's responses to a color.
// Mixing these cube roots therefore mixes the colors in Oklab.
extension SIMD3<Double> {
  /// The cube roots of the eye's responses to a color whose linear sRGB components are this vector.
  fileprivate var coneResponse: SIMD3<Double> {
    let response =
      x * SIMD3(0.4122214708, 0.2119034982, 0.0883024619)
      + y * SIMD3(0.5363325363, 0.6806995451, 0.2817188376)
      + z * SIMD3(0.0514459929, 0.1073969566, 0.6299787005)
    return SIMD3(cbrt(response.x), cbrt(response.y), cbrt(response.z))
  }

  /// The linear sRGB components whose `coneResponse` is this vector.
  fileprivate var linearColor: SIMD3<Double> {
    let cubes = self * self * self
    return cubes.x * SIMD3(4.0767416621, -1.2684380046, -0.0041960863)
      + cubes.y * SIMD3(-3.3077115913, 2.6097574011, -0.7034186147)
      + cubes.z * SIMD3(0.2309699292, -0.3413193965, 1.7076147010)
  }
}
