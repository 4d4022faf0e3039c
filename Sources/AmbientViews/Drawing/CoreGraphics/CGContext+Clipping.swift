#if !canImport(CoreGraphics)
public import AmbientDrawing

/// The area to which drawings are limited.
///
/// The functions make the area smaller, and remove the current path.
extension CGContext {
  /// Limits further drawings to the inside of the current path; an empty path has no effect.
  ///
  /// - Parameter rule: The rule that decides which points are inside a path that crosses itself.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { current = Path() }
    guard !current.isEmpty else { return }
    state.context.clip(to: current, style: FillStyle(eoFill: rule == .evenOdd))
  }

  /// Limits further drawings to a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the current coordinates.
  public func clip(to rect: CGRect) {
    state.context.clip(to: Path(rect))
    current = Path()
  }

  /// Limits further drawings to the inside of several rectangles.
  ///
  /// - Parameter rects: The rectangles, in the current coordinates.
  public func clip(to rects: [CGRect]) {
    state.context.clip(to: Path { $0.addRects(rects) })
    current = Path()
  }

  /// A rectangle around the area to which drawings are limited, in the current coordinates.
  ///
  /// The value is ``GraphicsContext/clipBoundingRect``, and can be larger than the area.
  public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }
}
#endif
