public import AmbientCore
public import AmbientDrawing

/// The context in which the renderer of a ``Canvas`` draws paths, texts, images and views.
///
/// A context is a value. A copy draws on the same canvas, but a change of the copy's properties,
/// clips or filters does not affect the original:
///
/// ```swift
/// Canvas { context, size in
///   var tilted = context
///   tilted.translateBy(x: size.width / 2, y: size.height / 2)
///   tilted.rotate(by: .degrees(45))
///   tilted.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.orange))
///   context.draw(Text("straight"), at: CGPoint(x: size.width / 2, y: 10))
/// }
/// ```
///
/// The drawing functions only record commands. Hosts get the commands in a ``CanvasDetail``.
///
/// A context is valid only during the run of the renderer. Drawings after the run are lost.
public struct GraphicsContext {
  /// The opacity of drawings, from 0 to 1.
  public var opacity = 1.0

  /// The way in which a drawing is combined with its background.
  public var blendMode = BlendMode.normal

  /// The transform from the coordinates of drawings to the coordinates of the canvas.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas, or of the text that a ``TextRenderer`` draws.
  ///
  /// - Invalidation: The renderer of a canvas runs again after a change of an environment value
  ///   that the renderer read from this property. A `TextRenderer` runs again only after a change
  ///   of the text, its style, its layout direction or the renderer.
  public let environment: EnvironmentValues

  /// The areas to which drawings are limited, in the coordinates of the canvas.
  var clips: [CanvasDetail.Clip] = []

  /// The filters, in the order in which they were added.
  var filters: [Filter] = []

  /// The rectangle of the canvas in points.
  let bounds: CGRect

  let measure: DrawingMeasure

  let symbols: [Symbol]

  let recording: Recording

  /// A view that can be drawn.
  struct Symbol {
    let hasTag: (AnyHashable) -> Bool

    let size: () -> CGSize
  }

  /// The commands that a context and its copies have recorded.
  final class Recording {
    var commands: [CanvasDetail.Command] = []
  }

  init(
    environment: EnvironmentValues,
    size: CGSize,
    measure: DrawingMeasure,
    symbols: [Symbol]
  ) {
    self.environment = environment
    bounds = CGRect(origin: .zero, size: size)
    self.measure = measure
    self.symbols = symbols
    recording = Recording()
  }

  /// Creates the context of a layer.
  ///
  /// The new context does not inherit the opacity, blend mode, clips and filters of `other`.
  init(layerOf other: GraphicsContext) {
    transform = other.transform
    environment = other.environment
    bounds = other.bounds
    measure = other.measure
    symbols = other.symbols
    recording = Recording()
  }

  /// Records a command with the current opacity, blend mode, clips, filters and transform.
  func record(_ drawing: CanvasDetail.Drawing, transform: CGAffineTransform? = nil) {
    recording.commands.append(
      CanvasDetail.Command(
        drawing: drawing,
        opacity: opacity,
        blendMode: blendMode,
        transform: transform ?? self.transform,
        clips: clips,
        filters: filters.map(\.detail)
      )
    )
  }

  /// Returns the commands that a closure records in a new layer.
  func recordLayer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [CanvasDetail.Command] {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    return layer.recording.commands
  }
}

// MARK: Transforms

extension GraphicsContext {
  /// Scales further drawings by two factors.
  ///
  /// - Parameters:
  ///   - x: The factor for horizontal coordinates.
  ///   - y: The factor for vertical coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves further drawings by two distances, in points.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates further drawings clockwise around the origin.
  ///
  /// - Parameter angle: The angle; positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms further drawings; the new transform is applied before the current transform.
  ///
  /// - Parameter matrix: The transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
