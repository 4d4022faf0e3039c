/// A shadow of a painted area.
///
/// ```swift
/// Circle().fill(.red.shadow(.drop(radius: 4, y: 2)))
/// ```
public struct ShadowStyle: Hashable, Sendable {
  /// Whether a shadow is behind an area or inside of the area.
  public enum Side: Hashable, Sendable {
    /// The shadow is behind the area.
    case drop
    /// The shadow is inside of the area, as if the area were a hole.
    case inner
  }

  /// Whether the shadow is behind the area or inside of the area.
  public let side: Side
  /// The color of the shadow.
  public let color: Color
  /// The radius of the blur, in points.
  public let radius: CGFloat
  /// The horizontal offset, in points.
  public let x: CGFloat
  /// The downward offset, in points.
  public let y: CGFloat

  /// Returns a shadow behind the area.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The downward offset, in points.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(side: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// Returns a shadow inside of the area, as if the area were a hole.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The downward offset, in points.
  /// - Returns: The shadow.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(side: .inner, color: color, radius: radius, x: x, y: y)
  }
}

extension ShadowStyle: CustomStringConvertible {
  /// The side, the color, the radius and the offset, such as `drop black 4 0 2`.
  public var description: String {
    "\(side) \(color) \(radius.attributeText) \(x.attributeText) \(y.attributeText)"
  }
}
