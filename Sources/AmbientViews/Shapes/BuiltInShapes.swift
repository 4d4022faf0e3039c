public import AmbientCore
public import AmbientDrawing

/// A rectangle that fills the space of the view.
public struct Rectangle {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: InsettableShape, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "rectangle") }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills the space of the view.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

/// A rectangle with rounded corners that fills the space of the view.
public struct RoundedRectangle {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "roundedRectangle")
    attributes[.cornerRadius] = Double(cornerRadius)
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners, whose radius is in points.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A circle in the middle of the view's space.
public struct Circle {
  /// Creates a circle.
  public init() {}
}

extension Circle: InsettableShape, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "circle") }
}

extension Shape where Self == Circle {
  /// A circle in the middle of the view's space.
  public nonisolated static var circle: Circle { Circle() }
}

/// An ellipse that fills the space of the view.
public struct Ellipse {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: InsettableShape, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "ellipse") }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the space of the view.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle that fills the space of the view, with half circles as its shorter sides.
public struct Capsule {
  /// The curve of the shorter sides.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, LibraryView {
  /// The attributes of the shape, for hosts.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "capsule")
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }
}

extension Shape where Self == Capsule {
  /// A rectangle that fills the space of the view, with half circles as its shorter sides.
  public nonisolated static var capsule: Capsule { Capsule() }
}
