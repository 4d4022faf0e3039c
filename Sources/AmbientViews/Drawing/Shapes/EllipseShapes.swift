public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// A circle in the middle of the view's area.
public struct Circle {
  /// Creates a circle.
  public init() {}
}

extension Circle: InsetOutline, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "circle") }

  /// The path is the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the largest circle in the middle of the rectangle.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The largest circle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: rect.insetBy(dx: (rect.width - diameter) / 2, dy: (rect.height - diameter) / 2)
    )
  }

  /// Returns the largest square in the proposed size; 10 points wide if no length is proposed.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal != .unspecified else { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }

  /// Returns the circle with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The circle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of the view's area.
  public nonisolated static var circle: Circle { Circle() }
}

/// An ellipse that fills the space of the view.
public struct Ellipse {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: InsetOutline, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "ellipse") }

  /// The path is the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the ellipse that touches the four sides of the rectangle.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The ellipse.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The ellipse.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the space of the view.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle that has half circles as its shorter sides and fills the space of the view.
public struct Capsule {
  /// The curve of the shorter sides.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  ///
  /// - Parameter style: The curve of the shorter sides.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsetOutline, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "capsule")
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }

  /// The path is the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline; the corner radius is half of the shorter side of the rectangle.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The capsule.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle that has half circles as its shorter sides and fills the space of the view.
  public nonisolated static var capsule: Capsule { Capsule() }

  /// Returns a capsule whose shorter sides have the given curve.
  ///
  /// - Parameter style: The curve of the shorter sides.
  /// - Returns: The capsule.
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

/// The shape of the container of the view.
///
/// The modifier ``View/containerShape(_:)-(T)`` sets the container's shape. The edge of a
/// `ContainerRelativeShape` runs parallel to the container's edge. For example, if the shape lies
/// 8 points inside of a rounded rectangle, the corner radius of the shape is 8 points smaller than
/// the corner radius of the rectangle. Without a container, the shape is a rectangle.
public struct ContainerRelativeShape {
  /// Creates a container relative shape.
  public init() {}
}

extension ContainerRelativeShape: InsetOutline, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    ElementAttributes(.shape, "containerRelative")
  }

  /// The path is the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of `rect`, because this method does not know the container.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The shape.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container of the view.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
