import AmbientHosting
import AmbientLayout
import AmbientViews

extension CharacterDrawers {
  /// Adds the drawings of colors, shapes, images, dividers, and of styles around views.
  mutating func addShapes() {
    set(.color) { drawn, canvas, _ in
      canvas.fill(drawn.outline, element: drawn.element, .color)
    }
    set(.shape) { drawn, canvas, _ in
      canvas.fill(drawn.outline, element: drawn.element, .fill)
      canvas.stroke(drawn.outline, element: drawn.element, .stroke)
    }
    set(.background) { drawn, canvas, content in
      canvas.fill(drawn.outline, element: drawn.element, .style)
      content(&canvas)
    }
    set(.overlay) { drawn, canvas, content in
      content(&canvas)
      canvas.fill(drawn.outline, element: drawn.element, .style)
    }
    set(.border) { drawn, canvas, content in
      content(&canvas)
      canvas.stroke(drawn.outline, element: drawn.element, .style)
    }
    set(.divider) { drawn, canvas, _ in
      let isHorizontal = drawn.frame.width >= drawn.frame.height
      canvas.fill(canvas.cells(in: drawn.frame), with: isHorizontal ? "─" : "│")
    }
    set(.image) { drawn, canvas, _ in
      let area = canvas.cells(in: drawn.frame)
      if area.columns.count > 4 { canvas.box(area) }
      let name = drawn.imageName ?? ""
      if name.isEmpty || !canvas.writeCentered(name, in: drawn.frame) {
        canvas.writeCentered("◆", in: drawn.frame)
      }
    }
  }
}

extension CharacterCanvas {
  /// Fills an outline with the style that an attribute names: with shades for a color, and with
  /// spaces for the background of the host.
  ///
  /// A style that is partly transparent leaves texts behind it visible.
  @MainActor
  fileprivate mutating func fill(
    _ outline: Outline,
    element: Element,
    _ attribute: ElementAttribute<String>
  ) {
    guard let paint = element[attribute].map(PaintName.init), paint.opacity > 0 else { return }
    let area = cells(in: outline.frame)
    let character: Character = paint.isBackground ? " " : "░"
    for row in area.rows {
      for column in area.columns
      where !outline.isRound || outline.contains(center(column: column, row: row)) {
        if paint.opacity < 1 {
          setBehindText(character, column: column, row: row)
        } else {
          cover(character, column: column, row: row)
        }
      }
    }
  }

  /// Draws a box around an outline, if an attribute names a style for it.
  @MainActor
  fileprivate mutating func stroke(
    _ outline: Outline,
    element: Element,
    _ attribute: ElementAttribute<String>
  ) {
    guard let paint = element[attribute].map(PaintName.init), paint.opacity > 0 else { return }
    box(cells(in: outline.frame), isRound: outline.isRound)
  }
}
