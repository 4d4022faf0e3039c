#if !canImport(UIKit)
import AmbientCore
public import class Foundation.Bundle

/// A color with UIKit's interface, for programs that use UIKit's names for the system's colors.
///
/// ```swift
/// List(rows) { Row($0) }.background(Color(.systemGroupedBackground))
/// ```
///
/// Unlike UIKit's class, this type is a struct. The type has only some of the members of UIKit's
/// class.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a color of UIKit from a ``Color``.
  ///
  /// - Parameter color: The color.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from components of sRGB between 0 and 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// Creates a color from components of Display P3 between 0 and 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3,
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Creates a color from its hue, saturation and brightness, each between 0 and 1.
  ///
  /// - Parameters:
  ///   - hue: The position on the color wheel, from 0 (red) to 1 (red again).
  ///   - saturation: The saturation, from 0 (gray) to 1 (the pure hue).
  ///   - brightness: The brightness, from 0 (black) to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue),
      saturation: Double(saturation),
      brightness: Double(brightness),
      opacity: Double(alpha)
    )
  }

  /// Creates a color from a `CGColor`.
  ///
  /// - Parameter cgColor: The color of Core Graphics.
  public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

  /// Creates a color from an asset catalog.
  ///
  /// - Parameter resource: The color in an asset catalog.
  public init(resource: ColorResource) { color = Color(resource) }

  /// Creates a color from its name in an asset catalog of the program; nil if no catalog has the
  /// name.
  ///
  /// - Parameter name: The name in the asset catalog.
  public init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates a color from its name in an asset catalog; nil if no catalog has the name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  public init?(named name: String, in bundle: Bundle?) {
    let asset = AssetName(name, in: bundle)
    guard BundleAssets.assets(of: asset.bundle)?.colors[name] != nil else { return nil }
    color = Color(asset: asset)
  }

  /// The components of the color for the light color scheme.
  public var cgColor: CGColor { CGColor(color.resolve(in: .light)) }

  /// Returns the color with another opacity.
  ///
  /// - Parameter alpha: The opacity, from 0 (transparent) to 1 (opaque).
  /// - Returns: The color with this opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.replacingOpacity(Double(alpha)))
  }

  /// Writes the sRGB components of the color to the given pointers.
  ///
  /// The components are those of the light color scheme.
  ///
  /// - Parameters:
  ///   - red: Receives the red component.
  ///   - green: Receives the green component.
  ///   - blue: Receives the blue component.
  ///   - alpha: Receives the opacity.
  /// - Returns: True, because each color has such components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: .light)
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from a `#colorLiteral`.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color from a color of UIKit.
  ///
  /// - Parameter uiColor: The color of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a color of UIKit, as in `Color(.systemBackground)`.
  ///
  /// If `ColorResource` and `UIColor` have constants with the same name, the compiler uses the
  /// constant of `ColorResource`.
  ///
  /// - Parameter color: The color of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
#endif
