import AmbientHosting
import AmbientLayout
import AmbientViews

extension SVGDrawers {
  /// Adds the drawings of containers, and of what is in front of others.
  mutating func addContainers() {
    set(.scrollView, .list, .form) { drawn, canvas, content in
      guard drawn.clipsViews else { return content(&canvas) }
      canvas.clipped(to: Outline(form: .rectangle, frame: drawn.frame), content)
    }
    set(.header, .footer) { drawn, canvas, content in
      canvas.styled(foreground: "secondary", content)
    }
    set(.row) { drawn, canvas, content in
      if drawn.element[.isSelected] == true {
        canvas.fill(Outline(form: .rectangle, frame: drawn.frame), "quaternary")
      }
      content(&canvas)
    }
    set(.navigationPage) { drawn, canvas, content in
      if let bar = drawn.pageBar {
        if let title = drawn.element[.title] {
          canvas.write(drawn.drawnTitle(title, in: bar), of: drawn)
        }
        if drawn.hasBackButton { canvas.backArrow(in: bar, isMirrored: drawn.isRightToLeft) }
      }
      content(&canvas)
    }
    set(.tabView) { drawn, canvas, content in
      content(&canvas)
      guard drawn.hasTabBar else { return }
      var line = drawn.tabBar
      line.size.height = min(line.height, drawn.settings.dividerThickness)
      canvas.fill(Outline(form: .rectangle, frame: line), "separator")
    }
    set(.tab) { drawn, canvas, content in
      guard drawn.tabButton != nil else { return content(&canvas) }
      let color = drawn.element[.isSelected] == true ? canvas.tint : "secondary"
      canvas.styled(foreground: color, tint: color, content)
    }
    set(.sheet, .fullScreenCover, .window) { drawn, canvas, content in
      let radius = drawn.element.length(.cornerRadius) ?? (drawn.element.kind == .sheet ? 10 : 0)
      let form: Outline.Form = radius > 0 ? .roundedRectangle(radius) : .rectangle
      canvas.fill(Outline(form: form, frame: drawn.frame), "background")
      canvas.styled(foreground: "primary", content)
    }
    set(.popover, .alert, .confirmationDialog) { drawn, canvas, content in
      if drawn.element.kind != .popover {
        let screen = CGRect(origin: .zero, size: drawn.settings.size)
        canvas.fill(Outline(form: .rectangle, frame: screen), "black 20%")
      }
      let dialog = drawn.dialog
      let radius = min(14, drawn.settings.padding)
      let outline = Outline(form: .roundedRectangle(radius), frame: dialog.frame)
      canvas.fill(outline, "background")
      canvas.stroke(outline, "separator", width: drawn.settings.dividerThickness)
      if let title = drawn.element.text, dialog.title.width > 0 {
        canvas.write(drawn.drawnTitle(title, in: dialog.title), of: drawn, color: "primary")
      }
      canvas.styled(foreground: "primary", content)
    }
  }
}

extension SVGCanvas {
  /// Draws the arrow of the button that goes back, at the leading edge of a bar.
  fileprivate mutating func backArrow(in bar: CGRect, isMirrored: Bool) {
    let unit = bar.height / 44
    let x = isMirrored ? bar.maxX - 12 * unit : bar.minX + 12 * unit
    let step = (isMirrored ? 8 : -8) * unit
    let y = bar.midY - 8 * unit
    let (width, height) = (step.svgText, (8 * unit).svgText)
    let path = "M\((x - step).svgText) \(y.svgText)l\(width) \(height)l\((-step).svgText) \(height)"
    lines(path, "tint", width: 2 * unit)
  }
}
