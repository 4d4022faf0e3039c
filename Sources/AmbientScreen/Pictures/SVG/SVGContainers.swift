import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers where Canvas == SVGCanvas {
  /// Adds the functions that draw dividers, containers, sheets and dialogs.
  mutating func addContainers() {
    set(.divider) { drawn, canvas, _ in canvas.fill(drawn.outline, .named("separator")) }
    set(.header, .footer) { drawn, canvas, content in
      canvas.fillPinnedRow(of: drawn)
      canvas.styled(foreground: drawn.isInList ? .named("secondary") : nil, content)
    }
    set(.row) { drawn, canvas, content in
      if drawn.element[.isSelected] == true {
        canvas.fill(Outline(.rectangle, in: drawn.frame), .named("quaternary"))
      }
      content(&canvas)
    }
    set(.navigationPage) { drawn, canvas, _ in
      if drawn.isMoving { canvas.fill(Outline(.rectangle, in: drawn.frame), .named("background")) }
      canvas.drawViewsBesideBar(of: drawn)
      if let bar = drawn.pageBar {
        if let title = drawn.element[.title] {
          canvas.write(drawn.drawnTitle(title, in: bar), drawn.look(.named("foreground"), in: bar))
        }
        if drawn.hasBackButton { canvas.backArrow(in: bar, isMirrored: drawn.isRightToLeft) }
      }
      canvas.draw(drawn.viewsInBar)
    }
    set(.tabView) { drawn, canvas, _ in
      canvas.drawViewsBesideBar(of: drawn)
      canvas.draw(drawn.viewsInBar)
      guard drawn.hasTabBar else { return }
      var line = drawn.tabBar
      line.size.height = min(line.height, drawn.settings.dividerThickness)
      canvas.fill(Outline(.rectangle, in: line), .named("separator"))
    }
    set(.tab) { drawn, canvas, content in
      guard drawn.tabButton != nil else { return content(&canvas) }
      let isSelected = drawn.element[.isSelected] == true
      let color: ShapePaint = isSelected ? .named("tint") : .named("secondary")
      canvas.styled(foreground: color, tint: color, content)
    }
    set(.sheet, .fullScreenCover, .window) { drawn, canvas, content in
      let radius = drawn.element.length(.cornerRadius) ?? (drawn.element.kind == .sheet ? 10 : 0)
      let form: Outline.Form = radius > 0 ? .roundedRectangle(radius) : .rectangle
      canvas.fill(Outline(form, in: drawn.frame), .named("background"))
      canvas.styled(foreground: .named("primary"), content)
    }
    set(.popover, .alert, .confirmationDialog, .menuItems, .menuPreview) {
      drawn,
      canvas,
      content in
      if [.alert, .confirmationDialog].contains(drawn.element.kind) {
        let screen = CGRect(origin: .zero, size: drawn.settings.size)
        canvas.fill(Outline(.rectangle, in: screen), .color(.black.opacity(0.2)))
      }
      let dialog = drawn.dialog
      let radius = min(14, drawn.settings.padding)
      let outline = Outline(.roundedRectangle(radius), in: dialog.frame)
      canvas.fill(outline, .named("background"))
      canvas.stroke(outline, .named("separator"), width: drawn.settings.dividerThickness)
      if let title = drawn.element.text, dialog.title.width > 0 {
        let look = drawn.look(.named("primary"), in: dialog.title)
        canvas.write(drawn.drawnTitle(title, in: dialog.title), look)
      }
      canvas.styled(foreground: .named("primary"), content)
    }
  }
}

extension SVGCanvas {
  /// Draws the content of a page or tab view, and hides the part that the bar covers.
  @MainActor
  fileprivate mutating func drawViewsBesideBar(of drawn: DrawnElement) {
    draw(drawn.viewsBesideBar)
    if let covered = drawn.barOverContent {
      fill(Outline(.rectangle, in: covered), .named("background"))
    }
  }

  /// Draws the arrow of the back button at the leading edge of a bar.
  @MainActor
  fileprivate mutating func backArrow(in bar: CGRect, isMirrored: Bool) {
    let unit = bar.height / 44
    let x = isMirrored ? bar.maxX - 12 * unit : bar.minX + 12 * unit
    let step = (isMirrored ? 8 : -8) * unit
    let height = 8 * unit
    let arrow = Path { path in
      path.addLines([
        CGPoint(x: x - step, y: bar.midY - height),
        CGPoint(x: x, y: bar.midY),
        CGPoint(x: x - step, y: bar.midY + height),
      ])
    }
    draw(arrow, .named("tint"), width: 2 * unit)
  }

  /// Draws a path, such as the arrow of a picker, as lines that have round ends.
  @MainActor mutating func draw(_ path: Path, _ paint: ShapePaint, width: CGFloat) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round)
    let outline = Outline(path)
    stroke(outline, style, paint, in: PaintPlacement(outline.frame))
  }
}
