/// The color space of a picture, and the range of the color components.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB. Components may be below 0 or above 1.
  case extendedLinear
}
