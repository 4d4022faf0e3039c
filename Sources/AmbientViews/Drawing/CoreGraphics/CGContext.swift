#if !canImport(CoreGraphics)
public import AmbientDrawing
import AmbientSupport

/// A context that has the interface of Core Graphics and draws into a ``GraphicsContext``.
///
/// A program gets the context from ``GraphicsContext/withCGContext(content:)``:
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { context in
///     context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
///     context.move(to: .zero)
///     context.addLine(to: CGPoint(x: size.width, y: 0))
///     context.addLine(to: CGPoint(x: 0, y: size.height))
///     context.fillPath()
///   }
/// }
/// ```
///
/// As in Core Graphics, a function that fills, strokes or clips also removes the current path. The
/// transform, the clip, the colors and the styles of lines belong to the state that
/// ``saveGState()`` saves. The current path does not belong to this state.
///
/// The y-axis points down, and coordinates are in points. The context cannot draw images, texts,
/// patterns or pages. Draw images and texts with the ``GraphicsContext``.
public final class CGContext {
  /// The values that ``saveGState()`` saves.
  struct State {
    /// The transform, the clip, the opacity, the blend mode and the shadow.
    var context: GraphicsContext
    var fillColor = Color(white: 0)
    var strokeColor = Color(white: 0)
    var lineStyle = StrokeStyle()
    var isAntialiased = true
  }

  /// A transparency layer that has not ended.
  struct Layer {
    /// The state in which the layer is drawn.
    let outer: State
    /// How many states were saved when the layer began.
    let depth: Int
    /// The clips with which the layer began, and to which ``CGContext/resetClip()`` returns.
    var firstClips: [CanvasDetail.Clip] = []
  }

  var state: State

  /// The states that were saved, the last one at the end.
  var saved: [State] = []

  /// The layers that have not ended, the innermost at the end.
  var layers: [Layer] = []

  /// The current path, in the current coordinates.
  var current = Path()

  /// The clips that the graphics context had at the beginning.
  private let firstClips: [CanvasDetail.Clip]

  init(_ context: GraphicsContext) {
    state = State(context: context)
    firstClips = context.clips
  }

  // MARK: State

  /// Saves the current state, so that ``restoreGState()`` can return to it.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was saved last.
  ///
  /// The current path stays where it is on the canvas.
  public func restoreGState() {
    guard saved.count > layers.last?.depth ?? 0, let last = saved.popLast() else {
      return Diagnostic.noSavedState().warn()
    }
    restore(last)
  }

  /// Makes a state current, and converts the current path to the coordinates of this state.
  func restore(_ other: State) {
    let (old, new) = (ctm, other.context.transform)
    state = other
    if old != new { current = current.applying(old.concatenating(new.inverted())) }
  }

  /// Removes the clips that the program has added in the innermost layer.
  ///
  /// Outside of layers, the function removes all clips that the program has added to the context.
  public func resetClip() { state.context.clips = layers.last?.firstClips ?? firstClips }

  // MARK: Transforms

  /// The transform from the current coordinates to the coordinates of the canvas.
  public var ctm: CGAffineTransform { state.context.transform }

  /// Transforms further drawings; the new transform is applied before the current transform.
  ///
  /// - Parameter transform: The transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.context.concatenate(transform)
    if !current.isEmpty { current = current.applying(transform.inverted()) }
  }

  /// Moves further drawings by two distances, in points.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales further drawings by two factors.
  ///
  /// - Parameters:
  ///   - x: The factor for horizontal coordinates.
  ///   - y: The factor for vertical coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates further drawings clockwise around the origin, by an angle in radians.
  ///
  /// - Parameter angle: The angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Returns the point of the canvas for a point in the current coordinates.
  ///
  /// - Parameter point: The point.
  /// - Returns: The point.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns the point in the current coordinates for a point of the canvas.
  ///
  /// - Parameter point: The point.
  /// - Returns: The point.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}

extension GraphicsContext {
  /// Draws with the interface of Core Graphics.
  ///
  /// The context of Core Graphics begins with the transform and the clip of this context. The
  /// closure changes neither the transform nor the clip of this context.
  ///
  /// If this context has an opacity other than 1, a blend mode other than `normal`, or filters, all
  /// drawings of the closure form one layer. The opacity, the blend mode and the filters apply to
  /// this layer. Otherwise, the drawings form no layer.
  ///
  /// - Parameter content: Draws in a context of Core Graphics. The context is valid while the
  ///   closure runs.
  /// - Throws: The error of the closure.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    guard opacity == 1, blendMode == .normal, filters.isEmpty else {
      return try drawLayer { try $0.withCGContext(content: content) }
    }
    let context = CGContext(self)
    try content(context)
    context.endOpenLayers()
  }
}
#endif
