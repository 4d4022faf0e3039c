public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// A rectangle that has rounded corners and fills the space of the view.
public struct RoundedRectangle {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The curve of the corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The radius of the corners: the smaller of their width and height, in points.
  public var cornerRadius: CGFloat {
    get { min(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue, height: newValue) }
  }
}

extension RoundedRectangle: InsetOutline, LibraryView {
  /// The width and height of the corners, in points.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "roundedRectangle")
    attributes[.cornerRadius] = Double(cornerRadius)
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }

  /// The path is the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline, whose corners are at most half as wide and high as the rectangle.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    let width = max(0, cornerSize.width - amount)
    let height = max(0, cornerSize.height - amount)
    if width == height { return Path(roundedRect: rect, cornerRadius: width, style: style) }
    return Path(
      roundedRect: rect,
      cornerSize: CGSize(width: width, height: height),
      style: style
    )
  }

  /// Returns the rectangle with its edge moved inward by a length in points.
  ///
  /// The corners become smaller by the same length.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle whose corners have the given radius, in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle whose corners have the given width and height, in points.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The curve of the corners.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
