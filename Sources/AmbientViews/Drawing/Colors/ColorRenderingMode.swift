/// The color space and the range of colors of a picture.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB, with components below 0 and above 1.
  case extendedLinear
}
