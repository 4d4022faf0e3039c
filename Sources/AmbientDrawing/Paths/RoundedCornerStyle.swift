/// The curve of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// The style in which each corner is a quarter of a circle.
  case circular
  /// The style in which the curvature of each corner changes gradually.
  case continuous
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii in points.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the top leading corner.
  ///   - bottomLeading: The radius of the bottom leading corner.
  ///   - bottomTrailing: The radius of the bottom trailing corner.
  ///   - topTrailing: The radius of the top trailing corner.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
