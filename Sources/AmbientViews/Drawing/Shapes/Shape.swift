public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// An outline that can be filled, drawn as a line, or used to clip a view.
///
/// A custom shape returns its path in a rectangle:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
///
/// Triangle().fill(.red).stroke(.black, lineWidth: 2)
/// ```
///
/// As a view, a shape is filled with the foreground style. The view becomes an element of kind
/// `Shape` with a ``ShapeDetail``, from which hosts get the path. The attribute `shape` is a word,
/// such as `circle`, or the name of the shape's type.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points. The path may reach beyond the rectangle.
  /// - Returns: The outline, in the same coordinates as the rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The purpose of the shape; `.fill` by default.
  nonisolated static var role: ShapeRole { get }

  /// Whether the shape is mirrored, and in which layout direction.
  ///
  /// By default, the shape is mirrored in a right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal of its parent, in points.
  ///
  /// By default, this is the proposed size, with 10 points in place of a missing length.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The attributes that describe the shape to hosts: `shape`, and for some shapes `cornerRadius`
  /// and `corners`.
  nonisolated var _attributes: ElementAttributes { get }
}

/// The purpose of a shape.
///
/// Hosts can read the role. The library itself does not use the role.
public enum ShapeRole: Sendable {
  /// The shape is an area.
  case fill
  /// The shape is a stroke: the area that a line of some width covers.
  case stroke
  /// The shape is a line between views.
  case separator
}

extension Shape {
  /// The default purpose: an area.
  public nonisolated static var role: ShapeRole { .fill }

  /// The path is mirrored in a right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size, with 10 points in place of a missing length.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The attribute `shape`, with the name of the shape's type.
  public nonisolated var _attributes: ElementAttributes {
    ElementAttributes(.shape, "\(Self.self)")
  }

  /// The shape, filled with the foreground style.
  @MainActor public var body: ShapeView { fill() }
}
