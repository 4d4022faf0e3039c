public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// A rectangle whose corners are concentric with the corners of its container.
///
/// The modifier ``View/containerShape(_:)-(T)`` sets the shape of the container. The radius of a
/// concentric corner is the radius of the container's corner, minus the distance between the two
/// corners. The distance is the larger one of the horizontal and the vertical distance. The style
/// of the corner can set a minimum for the radius. Without a minimum, the radius is at least zero.
///
/// In this example, the radius is 32 - 8 = 24 points, which is more than the minimum of 12 points:
///
/// ```swift
/// Color.blue
///   .clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true))
///   .padding(8)
///   .containerShape(.rect(cornerRadius: 32))
/// ```
///
/// Without a container, the concentric radius is zero.
public struct ConcentricRectangle {
  let styles: RoundedRectangularShapeCorners

  /// The groups of corners with equal radii.
  let uniformCorners: [Set<Edge.Corner>]

  private nonisolated init(
    _ topLeading: Edge.Corner.Style,
    _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style,
    uniform: [Set<Edge.Corner>] = []
  ) {
    styles = RoundedRectangularShapeCorners(
      topLeading: topLeading,
      topTrailing: topTrailing,
      bottomLeading: bottomLeading,
      bottomTrailing: bottomTrailing
    )
    uniformCorners = uniform
  }

  /// Creates a rectangle whose corners are concentric with the corners of its container.
  public nonisolated init() { self.init(corners: .concentric) }

  /// Creates a rectangle with the same style at all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners have the largest of the four radii.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      corners,
      corners,
      corners,
      corners,
      uniform: isUniform ? [Set(Edge.Corner.allCases)] : []
    )
  }

  /// Creates a rectangle from the styles of its corners.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle with one radius for both top corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners,
      uniformTopCorners,
      bottomLeadingCorner,
      bottomTrailingCorner,
      uniform: [.top]
    )
  }

  /// Creates a rectangle with one radius for both bottom corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformBottomCorners: The style of both bottom corners.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner,
      topTrailingCorner,
      uniformBottomCorners,
      uniformBottomCorners,
      uniform: [.bottom]
    )
  }

  /// Creates a rectangle with one radius for both leading corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of both leading corners.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners,
      topTrailingCorner,
      uniformLeadingCorners,
      bottomTrailingCorner,
      uniform: [.leading]
    )
  }

  /// Creates a rectangle with one radius for both trailing corners.
  ///
  /// The style gives a radius for each of the two corners. Both corners get the larger radius.
  ///
  /// - Parameters:
  ///   - uniformTrailingCorners: The style of both trailing corners.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner,
      uniformTrailingCorners,
      bottomLeadingCorner,
      uniformTrailingCorners,
      uniform: [.trailing]
    )
  }

  /// Creates a rectangle with one radius for the top corners, and one for the bottom corners.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - uniformBottomCorners: The style of both bottom corners.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) {
    self.init(
      uniformTopCorners,
      uniformTopCorners,
      uniformBottomCorners,
      uniformBottomCorners,
      uniform: [.top, .bottom]
    )
  }

  /// Creates a rectangle with one radius for the leading corners, and one for the trailing
  /// corners.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of both leading corners.
  ///   - uniformTrailingCorners: The style of both trailing corners.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) {
    self.init(
      uniformLeadingCorners,
      uniformTrailingCorners,
      uniformLeadingCorners,
      uniformTrailingCorners,
      uniform: [.leading, .trailing]
    )
  }
}

extension Set<Edge.Corner> {
  fileprivate static let top: Self = [.topLeading, .topTrailing]
  fileprivate static let bottom: Self = [.bottomLeading, .bottomTrailing]
  fileprivate static let leading: Self = [.topLeading, .bottomLeading]
  fileprivate static let trailing: Self = [.topTrailing, .bottomTrailing]
}

extension ConcentricRectangle: InsetOutline, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    ElementAttributes(.shape, "concentricRectangle")
  }

  /// Returns the outline that the rectangle has without a container.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// Returns the outline that the rectangle has without a container.
  ///
  /// The outline is moved inward by `amount`.
  nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii(RectangleCornerRadii()))
      .path(in: rect, inset: amount)
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

  /// Returns the radii of the corners.
  ///
  /// - Parameter concentric: The radii that are concentric with the container.
  /// - Returns: The radii, equal in each group of uniform corners.
  nonisolated func radii(_ concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    var radii = styles.radii(concentric)
    for corners in uniformCorners {
      let largest = corners.map { radii[$0] }.max() ?? 0
      for corner in corners { radii[corner] = largest }
    }
    return radii
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// Returns the styles of the corners.
  ///
  /// - Parameter size: The size of the shape in points; nil if it is not known.
  /// - Returns: The styles of the corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { styles }
}
