import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers {
  mutating func addDrawings() {
    set(.canvas) { drawn, canvas, _ in
      let detail = drawn.element.detail(CanvasDetail.self)
      guard let commands = detail?.commands, !commands.isEmpty else { return }
      let corner = CGAffineTransform(translationX: drawn.frame.minX, y: drawn.frame.minY)
      let drawing = CanvasDrawing(
        size: drawn.frame.size,
        symbols: drawn.views,
        settings: drawn.settings
      )
      canvas.clipped(to: Outline(.rectangle, in: drawn.frame)) { canvas in
        if drawn.element[.opaque] == true {
          canvas.fill(Outline(.rectangle, in: drawn.frame), .color(.black))
        }
        canvas.transformed(by: corner) { $0.draw(commands, drawing) }
      }
    }
  }
}

extension PictureCanvas {
  /// Draws the commands of an image, and scales the image to a frame.
  ///
  /// - Parameters:
  ///   - commands: The commands that draw the image.
  ///   - size: The size of the image, in points.
  ///   - frame: The frame.
  ///   - settings: The settings of the screen.
  mutating func drawImage(
    _ commands: [CanvasDetail.Command],
    size: CGSize,
    in frame: CGRect,
    _ settings: ScreenSettings
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let drawing = CanvasDrawing(size: size, symbols: [], settings: settings)
    let place = CGAffineTransform(
      scaleX: frame.width / size.width,
      y: frame.height / size.height
    ).concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    clipped(to: Outline(.rectangle, in: frame)) { canvas in
      canvas.transformed(by: place) { $0.draw(commands, drawing) }
    }
  }
}

/// The data that the commands of a canvas need for drawing.
@MainActor
struct CanvasDrawing {
  let size: CGSize

  /// The views that the commands can draw.
  let symbols: [DrawnElement]

  let settings: ScreenSettings

  var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension PictureCanvas {
  /// Draws commands from back to front.
  ///
  /// If a command has a blend mode, the commands are drawn as one picture. They then blend only
  /// with one another.
  mutating func draw(_ commands: [CanvasDetail.Command], _ drawing: CanvasDrawing) {
    let commands = commands.flatMap(\.separateCommands)
    let isBlended = commands.contains { $0.blendMode.modeForViews != .normal }
    func drawAll(_ canvas: inout Self) {
      for command in commands { canvas.draw(command, drawing) }
    }
    if isBlended { grouped(drawAll) } else { drawAll(&self) }
  }

  private mutating func draw(_ command: CanvasDetail.Command, _ drawing: CanvasDrawing) {
    blended(command.blendMode.modeForViews, in: drawing.bounds) {
      $0.faded(command.opacity) {
        $0.clipped(to: command.clips[...], drawing) {
          // The filter that was added last is applied first.
          $0.filtered(command.filters[...], drawing) { canvas in
            canvas.transformed(by: command.transform) { $0.draw(command.drawing, drawing) }
          }
        }
      }
    }
  }

  private mutating func clipped(
    to clips: ArraySlice<CanvasDetail.Clip>,
    _ drawing: CanvasDrawing,
    _ content: (inout Self) -> Void
  ) {
    guard let first = clips.first else { return content(&self) }
    func rest(_ canvas: inout Self) { canvas.clipped(to: clips.dropFirst(), drawing, content) }
    switch first {
    case .path(let path, let style, isInverted: false):
      clipped(to: Outline(path, style), rest)
    case .path(let path, let style, isInverted: true):
      let outline = Outline(path, style)
      masked(in: drawing.bounds, isInverted: true, by: { $0.fill(outline, .color(.black)) }, rest)
    case .layer(let commands, let opacity, let isInverted):
      masked(
        in: drawing.bounds,
        isInverted: isInverted,
        by: { canvas in canvas.faded(opacity) { $0.draw(commands, drawing) } },
        rest
      )
    }
  }

  private mutating func filtered(
    _ filters: ArraySlice<CanvasDetail.Filter>,
    _ drawing: CanvasDrawing,
    _ content: (inout Self) -> Void
  ) {
    guard let first = filters.first else { return content(&self) }
    func rest(_ canvas: inout Self) { canvas.filtered(filters.dropFirst(), drawing, content) }
    if case .projection(let projection) = first {
      return transformed(by: projection.affine(in: drawing.bounds), rest)
    }
    guard let filter = PictureFilter(first) else { return rest(&self) }
    filtered(filter, in: drawing.bounds, rest)
  }

  private mutating func draw(_ drawn: CanvasDetail.Drawing, _ drawing: CanvasDrawing) {
    switch drawn {
    case .fill(let path, let shading, let style):
      fill(Outline(path, style), shading.paint, in: shading.placement(around: path.boundingRect))
    case .stroke(let path, let shading, let style):
      let placement = shading.placement(around: path.boundingRect)
      stroke(Outline(path), style, shading.paint, in: placement)
    case .text(let text, let attributes, let shading, let frame):
      write(DrawnText(text, attributes, in: frame, drawing), TextLook(attributes, shading, frame))
    case .styledText(let runs, let attributes, let shading, let frame):
      let characters = runs.runs.map(\.text).joined()
      var text = DrawnText(characters, attributes, runs, in: frame, drawing)
      text.divide(by: runs)
      let look = TextLook(attributes, shading, frame)
      write(text, look)
      drawInlineImages(in: text, look, drawing.settings)
    case .image(let attributes, let shading, let frame):
      drawImage(DrawnImage(attributes), shading?.paint ?? .named("foreground"), in: frame)
    case .symbol(let index, let size, let frame):
      guard drawing.symbols.indices.contains(index), size.width > 0, size.height > 0 else { return }
      let symbol = drawing.symbols[index]
      let (x, y) = (frame.width / size.width, frame.height / size.height)
      let place = CGAffineTransform(translationX: -symbol.frame.minX, y: -symbol.frame.minY)
        .concatenating(CGAffineTransform(scaleX: x, y: y))
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
      transformed(by: place) { $0.draw([symbol]) }
    case .layer(let commands):
      grouped { $0.draw(commands, drawing) }
    }
  }
}

extension DrawnText {
  /// Breaks a text of a canvas into lines.
  @MainActor
  fileprivate init(
    _ text: String,
    _ attributes: ElementAttributes,
    _ runs: TextRuns? = nil,
    in frame: CGRect,
    _ drawing: CanvasDrawing
  ) {
    let measure = drawing.settings.drawingMeasure
    let layout = TextLayout(
      request: TextRequest(text, attributes, runs, measure: measure),
      measure: measure.textMeasure,
      pixel: measure.pixel,
      symbolSize: measure.symbolSize
    )
    self.init(layout, in: ProposedViewSize(frame.size), frame: frame, position: 0)
  }
}

extension TextLook {
  /// Creates the appearance of a text of a canvas.
  fileprivate init(
    _ attributes: ElementAttributes,
    _ shading: CanvasDetail.Shading,
    _ frame: CGRect
  ) {
    self.init(
      paint: shading.paint,
      placement: shading.placement(around: frame),
      isUnderlined: attributes[.underline] != nil,
      isStruck: attributes[.strikethrough] != nil
    )
  }
}

extension CanvasDetail.Shading {
  fileprivate func placement(around bounds: CGRect) -> PaintPlacement {
    var placement = PaintPlacement(bounds: bounds.isNull ? .zero : bounds, origin: .zero)
    if options.contains(.repeat) { placement.continuation = .repeated }
    if options.contains(.mirror) { placement.continuation = .mirrored }
    placement.isLinear = options.contains(.linearColor)
    return placement
  }
}

extension PictureFilter {
  /// Creates a filter of a picture from the filter of a canvas; nil for a projection or a shader.
  fileprivate init?(_ filter: CanvasDetail.Filter) {
    switch filter {
    case .projection, .shader: return nil
    case .shadow(let color, let radius, let x, let y, let mode, let options):
      self = .shadow(
        .color(color),
        radius: radius,
        x: x,
        y: y,
        options: options,
        blendMode: mode
      )
    case .colorMultiply(let color): self = .multiply(.color(color))
    case .colorMatrix(let matrix): self = .matrix(matrix.numbers)
    case .hueRotation(let angle): self = .hueRotation(angle)
    case .saturation(let amount): self = .saturation(amount)
    case .brightness(let amount): self = .brightness(amount)
    case .contrast(let amount): self = .contrast(amount)
    case .colorInvert(let amount): self = .invert(amount)
    case .luminanceToAlpha: self = .luminanceToAlpha
    case .blur(let radius, let isOpaque): self = .blur(radius, isOpaque: isOpaque)
    case .alphaThreshold(let range, let color): self = .alphaThreshold(range, .color(color))
    }
  }
}
