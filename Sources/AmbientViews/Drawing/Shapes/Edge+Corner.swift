public import AmbientLayout

extension Edge {
  /// A corner of a view.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The corner at the top and leading edges.
    case topLeading
    /// The corner at the top and trailing edges.
    case topTrailing
    /// The corner at the bottom and leading edges.
    case bottomLeading
    /// The corner at the bottom and trailing edges.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// The radius of a corner: a fixed length, or the radius that makes the corner concentric with a
  /// corner of the container.
  ///
  /// A number represents a fixed radius, as 12 does in `.concentric(minimum: 12)`.
  public struct Style: Hashable, Sendable {
    /// The fixed radius, or the minimum of a concentric radius, in points.
    private let least: CGFloat

    /// Whether the concentric radius applies if it is larger than `least`.
    private let followsContainer: Bool

    private init(least: CGFloat, followsContainer: Bool) {
      self.least = least
      self.followsContainer = followsContainer
    }

    /// The radius of the container's corner, minus the distance between the two corners.
    public static let concentric = Style(least: 0, followsContainer: true)

    /// Returns a concentric radius that is at least as large as another radius.
    ///
    /// - Parameter minimum: The other radius.
    /// - Returns: The larger of the two radii.
    public static func concentric(minimum: Style) -> Style {
      Style(least: minimum.least, followsContainer: true)
    }

    /// Returns a radius in points.
    ///
    /// - Parameter radius: The radius in points.
    /// - Returns: The radius.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(least: max(0, radius), followsContainer: false)
    }

    package func radius(_ concentric: CGFloat) -> CGFloat {
      followsContainer ? max(least, concentric) : least
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a fixed radius in points.
  ///
  /// - Parameter value: The radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Creates a fixed radius in points.
  ///
  /// - Parameter value: The radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
