/// The color space of a picture, and the range of the color components.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The color space sRGB, with components from 0 to 1.
  case nonLinear
  /// The linear color space of sRGB, with components from 0 to 1.
  case linear
  /// Linear sRGB. Components may be below 0 or above 1.
  case extendedLinear
}
