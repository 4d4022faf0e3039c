public import AmbientCore
public import AmbientLayout

/// Colors at positions, with gradual changes between the positions.
///
/// As a shape style, a `Gradient` runs from the top to the bottom:
///
/// ```swift
/// Rectangle().fill(Gradient(colors: [.red, .blue]))
/// ```
///
/// To choose another direction, use a style such as ``LinearGradient``.
public struct Gradient: Hashable, Sendable {
  /// A color at a position.
  public struct Stop: Hashable, Sendable {
    /// The color at the position.
    public var color: Color
    /// The position, from 0 at the beginning to 1 at the end.
    public var location: CGFloat

    /// Creates a color at a position from 0 to 1.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - location: The position, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colors between two stops are computed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The components of sRGB change evenly.
    public static let device = ColorSpace(isPerceptual: false)
    /// The colors appear to change evenly: their components in the color space Oklab change evenly.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colors in the order of their positions.
  public var stops: [Stop]

  /// The space in which colors between two stops are computed; `.device` by default.
  ///
  /// SwiftUI does not have this property. Hosts read it.
  public internal(set) var interpolation = ColorSpace.device

  /// Creates a gradient from colors at positions.
  ///
  /// - Parameter stops: The colors with their positions, in the order of the positions.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colors at equal distances.
  ///
  /// - Parameter colors: The colors from the beginning to the end.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns a gradient that computes colors between two stops in the given space.
  ///
  /// - Parameter space: The color space.
  /// - Returns: The gradient.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: CustomStringConvertible {
  /// The colors with their positions, and the color space, as in `red 0, blue 1 perceptual`.
  ///
  /// The description leaves out the color space `device`.
  public var description: String {
    let stops = stops.map { "\($0.color) \($0.location.attributeText)" }.joined(separator: ", ")
    return interpolation == .device ? stops : "\(stops) perceptual"
  }
}

extension Gradient: ShapeStyle {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = Gradient

  /// Returns the gradient from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .linearGradient(self, from: .top, to: .bottom)
  }
}

/// A gradient that runs from the top to the bottom, such as ``Color/gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The type of the resolved style: a gradient resolves to itself.
  public typealias Resolved = AnyGradient

  var gradient: Gradient

  /// Wraps a gradient.
  ///
  /// - Parameter gradient: The gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns a gradient that computes colors between two stops in the given space.
  ///
  /// - Parameter space: The color space.
  /// - Returns: The gradient.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.gradient.interpolation = space
    return result
  }

  /// Returns the gradient from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    gradient._paint(in: environment)
  }
}

extension Color {
  /// A gradient from a lighter form of the color at the top to the color itself at the bottom.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])).colorSpace(.perceptual)
  }
}

extension ShapeStyle where Self: View, Body == ShapeView {
  /// A rectangle that is filled with the style.
  @MainActor public var body: ShapeView { Rectangle().fill(self) }
}
