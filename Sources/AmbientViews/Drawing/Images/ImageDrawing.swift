import AmbientCore
public import AmbientLayout

// `@unchecked`: only the thread that owns the graph of a tree calls the renderer.
/// An image that a closure of the program draws.
final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  private let isOpaque: Bool
  private let colorMode: ColorRenderingMode
  private let renderer: (inout GraphicsContext) -> Void

  init(
    size: CGSize,
    isOpaque: Bool,
    colorMode: ColorRenderingMode,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.renderer = renderer
  }

  /// Returns whether both values are the same object, because closures cannot be compared.
  static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }

  func commands(in environment: EnvironmentValues) -> [CanvasDetail.Command] {
    var context = GraphicsContext(
      environment: environment,
      size: size,
      measure: DrawingMeasure(),
      symbols: []
    )
    renderer(&context)
    return context.recording.commands
  }

  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    if isOpaque { description[.opaque] = true }
    if colorMode != .nonLinear { description[.colorMode] = "\(colorMode)" }
    description.set(ImageDetail(size: size))
    description.set(CanvasDetail(commands(in: environment)))
  }
}

extension Image {
  /// Creates an image that a closure draws.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 20, height: 20), label: Text("a dot")) { context in
  ///   let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
  ///   context.fill(circle, with: .color(.green))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the image in points.
  ///   - label: The description for assistive technologies, which becomes the attribute `label` of
  ///     the element; nil for an image that is only decoration.
  ///   - opaque: Whether the image has no transparent parts.
  ///   - colorMode: The color space of the image.
  ///   - renderer: Draws in a context. The closure runs when the element of the image is described.
  /// - Invalidation: The closure runs again after a change of an environment value that it read;
  ///   no body runs in this case. The closure also runs again when a body creates the image again.
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageDrawing(
      size: size,
      isOpaque: opaque,
      colorMode: colorMode,
      renderer: renderer
    )
    self.init(.drawing(drawing), label.map { .label(ImageLabel($0)) } ?? .decorative)
  }
}
