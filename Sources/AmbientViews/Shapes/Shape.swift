public import AmbientCore

/// An outline that hosts know: a view that fills its place, and something to clip or to paint others
/// with.
///
/// Shown as a view itself, it is filled with the foreground.
///
/// ```swift
/// Circle().fill(.red).stroke(.black, lineWidth: 2)
/// ```
public protocol Shape: Sendable, View {
  /// The outline in words: `shape`, and what else there is to say.
  nonisolated var _attributes: ElementAttributes { get }
}

/// A shape that can be drawn within its own edge.
public protocol InsettableShape: Shape {}

extension Shape {
  /// The shape, filled with the foreground.
  public var body: ShapeView { fill() }

  /// Fills the shape with the foreground.
  public nonisolated func fill() -> ShapeView { fill(ForegroundStyle()) }

  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> ShapeView {
    ShapeView(attributes: _attributes).fill(content)
  }

  /// Draws the edge of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    ShapeView(attributes: _attributes).stroke(content, lineWidth: lineWidth)
  }

  /// Draws the edge of the shape with the foreground.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws the edge of the shape so that all of the line is within it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> ShapeView {
    ShapeView(attributes: _attributes).strokeBorder(content, lineWidth: lineWidth)
  }

  /// Draws the edge of the shape with the foreground so that all of the line is within it.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
