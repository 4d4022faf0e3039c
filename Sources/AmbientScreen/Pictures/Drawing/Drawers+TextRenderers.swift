import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers {
  /// Adds the function that draws texts.
  ///
  /// If a text has a custom renderer, the renderer draws the text.
  mutating func addTextRenderers() {
    set(.text) { drawn, canvas, content in
      guard let renderer = drawn.element.detail(TextRendererDetail.self) else {
        if let text = drawn.drawnText {
          let look = drawn.textLook
          canvas.write(text, look)
          canvas.drawInlineImages(in: text, look, drawn.settings)
        }
        return content(&canvas)
      }
      let commands = renderer.commands(
        in: drawn.frame.size,
        proposal: drawn.proposal,
        measure: drawn.settings.drawingMeasure
      )
      let corner = CGAffineTransform(translationX: drawn.frame.minX, y: drawn.frame.minY)
      let drawing = CanvasDrawing(size: drawn.frame.size, symbols: [], settings: drawn.settings)
      canvas.transformed(by: corner) { $0.draw(commands, drawing) }
    }
  }
}

extension PictureCanvas {
  /// Draws the images in the lines of a text.
  mutating func drawInlineImages(in text: DrawnText, _ look: TextLook, _ settings: ScreenSettings) {
    guard !look.isRedacted else { return }
    for span in text.lines.flatMap(\.spans) {
      guard let picture = span.picture else { continue }
      if let commands = picture.drawing?.commands, let size = picture.size {
        drawImage(commands, size: size, in: span.frame, settings)
      } else {
        let image = DrawnImage(picture.attributes, picture.image, picture.data)
        drawImage(image, span.run.paint ?? look.paint, in: span.frame)
      }
    }
  }
}
