#if !canImport(CoreGraphics)
import AmbientLayout

/// A list of colors, for an initializer of ``CGGradient``.
///
/// The name exists so that `[first, second] as CFArray` compiles.
public typealias CFArray = [CGColor]

/// Colors at positions, for the gradients of a ``CGContext``.
///
/// ```swift
/// let colors = [CGColor.white, CGColor(red: 1, green: 0, blue: 0, alpha: 1)] as CFArray
/// let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
/// ```
public final class CGGradient: Sendable {
  let gradient: Gradient

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: Color(cgColor: color),
        location: locations?[index] ?? CGFloat(index) / last
      )
    }
    gradient = Gradient(stops: stops.sorted { $0.location < $1.location })
  }

  /// Creates a gradient from colors; nil if there are no colors.
  ///
  /// - Parameters:
  ///   - space: Accepted without effect. Between two colors, the sRGB components change evenly.
  ///   - colors: The colors.
  ///   - locations: A position from 0 to 1 for each color; nil for equal distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colors, locations)
  }

  /// Creates a gradient from the components of colors; nil if there are no colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: For each color, the components and then the opacity.
  ///   - locations: A position from 0 to 1 for each color; nil for equal distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space,
        components: components + index * (space.numberOfComponents + 1)
      )
    }
    self.init(colors, locations)
  }
}

/// Options for the area that a gradient of a ``CGContext`` fills.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color also fills the area before the start of the gradient.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color also fills the area after the end of the gradient.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
#endif
