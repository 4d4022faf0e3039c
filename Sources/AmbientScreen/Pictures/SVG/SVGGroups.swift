import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers where Canvas == SVGCanvas {
  /// Adds the functions that draw group boxes, disclosure labels, date pickers and color pickers.
  mutating func addGroups() {
    set(.groupBox) { drawn, canvas, content in
      let radius = min(8, drawn.settings.padding / 2)
      canvas.fill(Outline(.roundedRectangle(radius), in: drawn.frame), .named("controlFill"))
      content(&canvas)
    }
    set(.disclosureLabel) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let unit = frame.width / 20
        let isOpen = drawn.element[.isExpanded] == true
        let side: CGFloat = drawn.isRightToLeft ? -1 : 1
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          CGPoint(x: frame.midX + x * unit, y: frame.midY + y * unit)
        }
        let arrow = Path { path in
          path.addLines(
            isOpen
              ? [point(-4, -2), point(0, 2), point(4, -2)]
              : [point(-2 * side, -4), point(2 * side, 0), point(-2 * side, 4)]
          )
        }
        canvas.draw(arrow, .named("secondary"), width: 1.5 * unit)
      }
    }
    set(.datePicker, .multiDatePicker) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let look = drawn.look(drawn.tint, in: frame)
        canvas.write(drawn.drawnTitle(drawn.dateText, in: frame), look)
      }
    }
    set(.colorPicker) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let circle = Outline(.ellipse, in: drawn.controlFrame)
        if let paint = drawn.paint(.color) { canvas.fill(circle, paint) }
        canvas.stroke(circle, .named("separator"), width: drawn.settings.dividerThickness)
      }
    }
  }
}
