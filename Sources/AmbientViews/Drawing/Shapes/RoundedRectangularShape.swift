public import AmbientDrawing
public import AmbientLayout

/// A shape that is a rectangle with rounded corners.
///
/// If a view has such a shape as its container shape, the radii of the shape determine the radii of
/// each ``ConcentricRectangle`` in the view.
nonisolated public protocol RoundedRectangularShape: Shape {
  /// The radii of the corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the radii of the corners.
  ///
  /// - Parameter size: The size of the shape, in points; nil if the size is not known.
  /// - Returns: The radii; nil if they depend on a size that is not known.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The radii of the four corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The radius of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The radius of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates the radii of four corners.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the top leading corner.
  ///   - topTrailing: The radius of the top trailing corner.
  ///   - bottomLeading: The radius of the bottom leading corner.
  ///   - bottomTrailing: The radius of the bottom trailing corner.
  public init(
    topLeading: Edge.Corner.Style,
    topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  init(_ all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  init(_ radii: RectangleCornerRadii) {
    self.init(
      topLeading: .fixed(radii.topLeading),
      topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading),
      bottomTrailing: .fixed(radii.bottomTrailing)
    )
  }

  func radii(_ concentric: RectangleCornerRadii = RectangleCornerRadii()) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric.topTrailing)
    )
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Returns corners without rounding: all radii are zero.
  ///
  /// - Parameter size: The size of the shape in points; it has no effect.
  /// - Returns: The corners; never nil.
  public nonisolated func corners(in size: CGSize?) -> Corners? { Corners(.fixed(0)) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns equal radii, which are at most half of the shorter side.
  ///
  /// - Parameter size: The size of the shape in points; nil if it is not known. The radii then have
  ///   no upper limit.
  /// - Returns: The corners; never nil.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(.fixed(min(cornerRadius, size?.halfSide ?? .infinity)))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns the radii of the corners.
  ///
  /// If two radii do not fit on a side, all radii become smaller by the same factor.
  ///
  /// - Parameter size: The size of the shape in points; nil if it is not known. The radii then stay
  ///   as they are.
  /// - Returns: The corners; never nil.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(size.map(cornerRadii.fitted) ?? cornerRadii)
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns radii that are half of the shorter side; nil if the size is not known.
  ///
  /// - Parameter size: The size of the shape in points; nil if it is not known.
  /// - Returns: The corners; nil if they depend on a size that is not known.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(.fixed($0.halfSide)) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Returns radii that are half of the shorter side; nil if the size is not known.
  ///
  /// - Parameter size: The size of the shape in points; nil if it is not known.
  /// - Returns: The corners; nil if they depend on a size that is not known.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(.fixed($0.halfSide)) }
  }
}

extension CGSize {
  fileprivate var halfSide: CGFloat { min(width, height) / 2 }
}
