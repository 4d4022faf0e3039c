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
        if let text = drawn.drawnText { canvas.write(text, drawn.textLook) }
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
