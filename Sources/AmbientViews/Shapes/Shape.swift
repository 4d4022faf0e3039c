public import AmbientCore

/// An outline that a view fills, or that clips or paints another view.
///
/// As a view, a shape is filled with the foreground style. Hosts identify an outline by its name.
/// Unlike in SwiftUI, a program therefore cannot define shapes with paths of its own.
///
/// ```swift
/// Circle().fill(.red).stroke(.black, lineWidth: 2)
/// ```
public protocol Shape: Sendable, View {
  /// The attributes that describe the shape to hosts: `shape`, and for some shapes `cornerRadius`
  /// and `corners`.
  nonisolated var _attributes: ElementAttributes { get }
}

/// A shape with a line that can be drawn inside of the shape's edge.
public protocol InsettableShape: Shape {}

extension Shape {
  /// The shape, filled with the foreground style.
  public var body: ShapeView { fill() }

  /// Fills the shape with the foreground style.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func fill() -> ShapeView { fill(ForegroundStyle()) }

  /// Fills the shape with a style.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> ShapeView {
    ShapeView(attributes: _attributes).fill(content)
  }

  /// Draws a line along the edge of the shape, with a style and a width in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    ShapeView(attributes: _attributes).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line along the edge of the shape, with the foreground style and a width in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws a line inside of the shape's edge, with a style and a width in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> ShapeView {
    ShapeView(attributes: _attributes).strokeBorder(content, lineWidth: lineWidth)
  }

  /// Draws a line inside of the shape's edge, with the foreground style and a width in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
