public import AmbientLayout

/// Rectangles with concentric corners, for modifiers that take a shape.
extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with the same style at all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners have the largest of the four radii.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// Returns a rectangle with one radius for both top corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// Returns a rectangle with one radius for both bottom corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformBottomCorners: The style of both bottom corners.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner
    )
  }

  /// Returns a rectangle with one radius for both leading corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of both leading corners.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// Returns a rectangle with one radius for both trailing corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformTrailingCorners: The style of both trailing corners.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner
    )
  }

  /// Returns a rectangle with one radius for the top corners, and one for the bottom corners.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - uniformBottomCorners: The style of both bottom corners.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners
    )
  }

  /// Returns a rectangle with one radius for the leading corners, and one for the trailing
  /// corners.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of both leading corners.
  ///   - uniformTrailingCorners: The style of both trailing corners.
  /// - Returns: The rectangle.
  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners
    )
  }
}
