public import AmbientCore

/// How round corners are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As parts of circles.
  case circular
  /// With a curvature that changes along the way.
  case continuous
}

/// A shape as large as its place.
public struct Rectangle {
  /// Makes the shape.
  public init() {}
}

extension Rectangle: InsettableShape, LibraryView {
  /// The outline in words.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "rectangle") }
}

extension Shape where Self == Rectangle {
  /// A shape as large as its place.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

/// A shape as large as its place, with round corners.
public struct RoundedRectangle {
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat

  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape, LibraryView {
  /// The outline in words.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "roundedRectangle")
    attributes[.cornerRadius] = Double(cornerRadius)
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }
}

extension Shape where Self == RoundedRectangle {
  /// A shape as large as its place, with round corners.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A circle in the middle of its place.
public struct Circle {
  /// Makes the shape.
  public init() {}
}

extension Circle: InsettableShape, LibraryView {
  /// The outline in words.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "circle") }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its place.
  public nonisolated static var circle: Circle { Circle() }
}

/// An oval as large as its place.
public struct Ellipse {
  /// Makes the shape.
  public init() {}
}

extension Ellipse: InsettableShape, LibraryView {
  /// The outline in words.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "ellipse") }
}

extension Shape where Self == Ellipse {
  /// An oval as large as its place.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

/// A shape as large as its place, the shorter sides of which are half circles.
public struct Capsule {
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, LibraryView {
  /// The outline in words.
  public nonisolated var _attributes: ElementAttributes {
    var attributes = ElementAttributes(.shape, "capsule")
    if style != .continuous { attributes[.corners] = "\(style)" }
    return attributes
  }
}

extension Shape where Self == Capsule {
  /// A shape as large as its place, the shorter sides of which are half circles.
  public nonisolated static var capsule: Capsule { Capsule() }
}
