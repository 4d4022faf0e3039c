#if !canImport(CoreGraphics)
/// The color space of a ``CGColor``, for code that was written for Core Graphics.
public struct CGColorSpace: Hashable, Sendable {
  /// The kind of the components.
  public let model: CGColorSpaceModel

  /// The name of the space.
  public let name: String?

  /// The corresponding space of ``Color``, for creating a ``Color`` from a ``CGColor``.
  let space: Color.RGBColorSpace

  private init(_ name: String, _ model: CGColorSpaceModel, _ space: Color.RGBColorSpace) {
    self.name = name
    self.model = model
    self.space = space
  }

  /// Creates the space with a name, such as ``displayP3``; nil for an unknown name.
  ///
  /// - Parameter name: The name of the space.
  public init?(name: String) {
    guard let space = Self.all.first(where: { $0.name == name }) else { return nil }
    self = space
  }

  /// The number of components of a color, without the opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of the standard RGB color space, which the web uses.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the standard RGB color space, extended by components below 0 and above 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the standard RGB color space with a linear transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the standard RGB color space with a linear transfer function, extended by
  /// components below 0 and above 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the Display P3 color space, which contains more colors than sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of a color space of grays.
  ///
  /// Its transfer function is that of sRGB, which is close to a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of a color space of grays with a linear transfer function.
  public static let linearGray = "kCGColorSpaceLinearGray"

  static let rgb = CGColorSpace(sRGB, .rgb, .sRGB)
  static let gray = CGColorSpace(genericGrayGamma2_2, .monochrome, .sRGB)

  private static let all = [
    rgb, gray,
    CGColorSpace(extendedSRGB, .rgb, .sRGB),
    CGColorSpace(linearSRGB, .rgb, .sRGBLinear),
    CGColorSpace(extendedLinearSRGB, .rgb, .sRGBLinear),
    CGColorSpace(displayP3, .rgb, .displayP3),
    CGColorSpace(linearGray, .monochrome, .sRGBLinear),
  ]
}

/// The kind of the components of a ``CGColorSpace``.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The kind of the components is unknown.
  case unknown = -1
  /// The component is the brightness of a gray.
  case monochrome
  /// The components are red, green and blue.
  case rgb
}

/// Returns the standard RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns a color space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
#endif
