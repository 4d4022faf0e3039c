import AmbientHosting
import AmbientLayout
import AmbientViews

extension SVGDrawers {
  /// Adds the drawings of colors, shapes, images, dividers, and of styles around views.
  mutating func addShapes() {
    set(.color) { drawn, canvas, _ in
      if let color = drawn.element[.color] { canvas.fill(drawn.outline, color) }
    }
    set(.shape) { drawn, canvas, _ in
      if let fill = drawn.element[.fill] { canvas.fill(drawn.outline, fill) }
      guard let stroke = drawn.element[.stroke] else { return }
      let width = drawn.element.length(.lineWidth) ?? 1
      let isInside = drawn.element[.isLineInside] == true
      canvas.stroke(drawn.outline.inset(by: isInside ? width / 2 : 0), stroke, width: width)
    }
    set(.background) { drawn, canvas, content in
      if let style = drawn.element[.style] { canvas.fill(drawn.outline, style) }
      content(&canvas)
    }
    set(.overlay) { drawn, canvas, content in
      content(&canvas)
      if let style = drawn.element[.style] { canvas.fill(drawn.outline, style) }
    }
    set(.border) { drawn, canvas, content in
      content(&canvas)
      guard let style = drawn.element[.style] else { return }
      let width = drawn.element.length(.width) ?? 1
      canvas.stroke(drawn.outline.inset(by: width / 2), style, width: width)
    }
    set(.divider) { drawn, canvas, _ in canvas.fill(drawn.outline, "separator") }
    set(.image) { drawn, canvas, _ in
      let shortSide = min(drawn.frame.width, drawn.frame.height)
      let outline = Outline(form: .roundedRectangle(shortSide / 5), frame: drawn.frame)
      let color = drawn.element[.foreground] ?? "foreground"
      canvas.tag("g", [SVGAttribute("fill-opacity", 0.4)]) {
        if let name = drawn.imageName { $0.tag("title", [], text: name) }
        $0.fill(outline, color)
      }
    }
  }
}
