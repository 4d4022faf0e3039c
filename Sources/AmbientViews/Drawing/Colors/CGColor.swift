#if !canImport(CoreGraphics)
import AmbientCore

/// A color as components of sRGB, for programs that use the type of Core Graphics.
public struct CGColor: Hashable, Sendable {
  /// The red, green and blue component of sRGB, and the opacity, from 0 to 1.
  private let values: SIMD4<Double>

  /// Creates a color from components of sRGB between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// Creates a color from components of sRGB between 0 and 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  init(_ color: Color.Resolved) {
    values = SIMD4(
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.opacity)
    )
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(values.w) }

  /// The red, green and blue component, and the opacity.
  public var components: [CGFloat]? {
    [values.x, values.y, values.z, values.w].map { CGFloat($0) }
  }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      red: CGFloat(values.x),
      green: CGFloat(values.y),
      blue: CGFloat(values.z),
      alpha: alpha
    )
  }

  fileprivate var color: Color {
    Color(red: values.x, green: values.y, blue: values.z, opacity: values.w)
  }
}

extension Color {
  /// Creates a color from a `CGColor`.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a color from a `CGColor`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The components of the color; nil for a constant, a color of an asset catalog, and a mix.
  public var cgColor: CGColor? {
    guard case .components = base else { return nil }
    return CGColor(resolve(in: .light))
  }
}
#endif
