public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// A rectangle that has corners of different radii and fills the space of the view.
public struct UnevenRoundedRectangle {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The curve of the corners.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The curve of the corners.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }
}

extension UnevenRoundedRectangle: InsetOutline, LibraryView {
  /// The radii of the corners, in points.
  public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "unevenRoundedRectangle")
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }

  /// Returns the outline of the rectangle with its rounded corners.
  ///
  /// If two radii do not fit on a side, all radii become smaller by the same factor.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerRadii: RectangleCornerRadii(
        topLeading: max(0, cornerRadii.topLeading - amount),
        bottomLeading: max(0, cornerRadii.bottomLeading - amount),
        bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
        topTrailing: max(0, cornerRadii.topTrailing - amount)
      ),
      style: style
    )
  }

  /// Returns the rectangle with its edge moved inward by a length in points.
  ///
  /// The radii of the corners become smaller by the same length.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with different corner radii, in points.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The curve of the corners.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with different corner radii, in points.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The curve of the corners.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
