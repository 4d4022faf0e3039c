public import AmbientCore
public import AmbientDrawing

/// A rectangle that fills the space of the view.
public struct Rectangle {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: InsetOutline, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "rectangle") }

  /// The path is the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of the rectangle.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills the space of the view.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
