import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers {
  mutating func addShapes() {
    set(.color) { drawn, canvas, _ in
      if let color = drawn.paint(.color) { canvas.fill(drawn.outline, color) }
    }
    set(.shape) { drawn, canvas, _ in canvas.draw(drawn.layers, of: drawn) }
    set(.background, .glassEffect) { drawn, canvas, content in
      canvas.drawLayer(of: drawn)
      content(&canvas)
    }
    set(.overlay) { drawn, canvas, content in
      content(&canvas)
      canvas.drawLayer(of: drawn)
    }
    set(.border) { drawn, canvas, content in
      content(&canvas)
      guard let style = drawn.paint(.style) else { return }
      let width = drawn.element.length(.width) ?? 1
      canvas.stroke(
        drawn.outline.inset(by: width / 2),
        StrokeStyle(lineWidth: width),
        style,
        in: PaintPlacement(drawn.frame)
      )
    }
    set(.image) { drawn, canvas, _ in
      if let commands = drawn.element.detail(CanvasDetail.self)?.commands,
        let size = drawn.element.detail(ImageDetail.self)?.size
      {
        return canvas.drawImage(commands, size: size, in: drawn.frame, drawn.settings)
      }
      let paint = drawn.paint(.foreground) ?? .named("foreground")
      canvas.drawImage(drawn.image, paint, in: drawn.frame)
    }
  }
}

extension PictureCanvas {
  /// Draws the style or shape of a background or overlay.
  fileprivate mutating func drawLayer(of drawn: DrawnElement) {
    guard drawn.element.detail(ShapeDetail.self) == nil, drawn.element[.shape] == nil else {
      return draw(drawn.layers, of: drawn)
    }
    if let style = drawn.paint(.style) { fill(Outline(.rectangle, in: drawn.paintedFrame), style) }
  }

  fileprivate mutating func draw(_ layers: [ShapeDetail.Layer], of drawn: DrawnElement) {
    let placement = PaintPlacement(drawn.frame)
    for layer in layers {
      let outline = drawn.outline(of: layer.part)
      switch layer.part {
      case .area: fill(outline, layer.paint, in: placement)
      case .line(let style, _, _): stroke(outline, style, layer.paint, in: placement)
      }
    }
  }
}

extension DrawnElement {
  /// The fills and lines of a shape, or of a background or overlay.
  fileprivate var layers: [ShapeDetail.Layer] {
    if let detail = element.detail(ShapeDetail.self) { return detail.layers }
    var layers: [ShapeDetail.Layer] = []
    if let paint = paint(element.kind == .shape ? .fill : .style) {
      layers.append(.init(part: .area(FillStyle()), paint: paint))
    }
    if element.kind == .shape, let paint = paint(.stroke) {
      let style = StrokeStyle(lineWidth: element.length(.lineWidth) ?? 1)
      let isInside = element[.isLineInside] ?? false
      let line = ShapeDetail.Part.line(style, isInside: isInside, isAntialiased: true)
      layers.append(.init(part: line, paint: paint))
    }
    return layers
  }
}
