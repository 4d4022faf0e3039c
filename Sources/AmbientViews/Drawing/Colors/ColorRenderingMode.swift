/// The color space of a picture, and the range of its color components.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB that also has components below 0 and above 1.
  case extendedLinear
}
