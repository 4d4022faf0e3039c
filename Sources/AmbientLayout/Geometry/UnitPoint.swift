/// A point in a view, relative to the view's size.
///
/// The coordinates are fractions of the view's width and height: the point (0.5, 0.5) is the
/// center.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from 0 at the leading edge to 1 at the trailing edge.
  public var x: CGFloat
  /// The fraction of the height, from 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of the width and height.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width: 0 at the leading edge, 1 at the trailing edge.
  ///   - y: The fraction of the height: 0 at the top, 1 at the bottom.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The center of the view.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the position in a view of the given size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The position, in points from the top leading corner. It lies outside of the view if
  ///   a coordinate of the unit point is less than 0 or greater than 1.
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}
