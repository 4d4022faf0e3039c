#if !canImport(CoreGraphics)
import AmbientCore

/// A color as components of a color space, for code that was written for Core Graphics.
///
/// Unlike Core Graphics' class, this type is a struct.
public struct CGColor: Hashable, Sendable {
  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The components, followed by the opacity; never nil.
  ///
  /// The components are red, green and blue, or only the brightness for a gray.
  public var components: [CGFloat]? { values }

  private let space: CGColorSpace
  private let values: [CGFloat]

  private init(_ space: CGColorSpace, _ values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// Creates a color from components of sRGB between 0 and 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// Creates a color from components of sRGB between 0 and 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// Creates a gray from its brightness, from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - gray: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(gray: CGFloat, alpha: CGFloat) { self.init(.gray, [gray, alpha]) }

  /// Creates a gray from its brightness, from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - gray: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Creates a color from components of a color space; never nil.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - components: As many components as the color space has, followed by the opacity, as in
  ///     `[1, 0.5, 0, 1]`.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  init(_ color: Color.Resolved) {
    self.init(
      red: CGFloat(color.red),
      green: CGFloat(color.green),
      blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity)
    )
  }

  /// The color white, opaque.
  public static let white = CGColor(gray: 1, alpha: 1)

  /// The color black, opaque.
  public static let black = CGColor(gray: 0, alpha: 1)

  /// The color black, fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The number of components, including the opacity: 4, or 2 for a gray.
  public var numberOfComponents: Int { values.count }

  /// Returns the color with another opacity; never nil.
  ///
  /// - Parameter alpha: The opacity, from 0 (transparent) to 1 (opaque).
  /// - Returns: The color with this opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

  /// Returns the color itself; never nil.
  public func copy() -> CGColor? { self }

  fileprivate var color: Color {
    let levels = values.map { Double($0) }
    return space.model == .monochrome
      ? Color(space.space, white: levels[0], opacity: levels[1])
      : Color(
        space.space,
        red: levels[0],
        green: levels[1],
        blue: levels[2],
        opacity: levels[3]
      )
  }
}

extension Color {
  /// Creates a color from a `CGColor`.
  ///
  /// - Parameter cgColor: The color of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a color from a `CGColor`.
  ///
  /// - Parameter cgColor: The color of Core Graphics.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The components of the color; nil for a color that was created without components.
  ///
  /// Colors without components are mixes, results of `exposureAdjust(_:)`, colors from asset
  /// catalogs, and constants such as `.red`.
  public var cgColor: CGColor? {
    guard case .components = base else { return nil }
    return CGColor(resolve(in: .light))
  }
}

extension Color.Resolved {
  /// The components of the color in sRGB.
  public var cgColor: CGColor { CGColor(self) }
}
#endif
