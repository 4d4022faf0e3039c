import AmbientHosting
import AmbientLayout
import AmbientViews

extension SVGDrawers {
  /// Adds the drawings of buttons and links.
  mutating func addButtons() {
    set(.button) { drawn, canvas, content in
      let isDestructive = drawn.element[.role] == "destructive"
      let tint = isDestructive ? "red" : drawn.element[.tint] ?? "tint"
      let isPlain = drawn.element[.style] == "plain"
      let isProminent = drawn.element[.style] == "borderedProminent"
      canvas.control(drawn) {
        if drawn.hasBorder {
          let radius = min(drawn.frame.height / 2, 8)
          let outline = Outline(form: .roundedRectangle(radius), frame: drawn.frame)
          $0.fill(outline, isProminent ? tint : "controlFill")
        }
        let color = isProminent ? "white" : isPlain ? nil : $0.resolved(tint)
        $0.styled(foreground: color, content)
      }
    }
    set(.link) { drawn, canvas, content in
      canvas.control(drawn) {
        $0.styled(foreground: $0.resolved(drawn.element[.tint] ?? "tint"), content)
      }
    }
  }

  /// Adds the drawings of controls with values.
  mutating func addControls() {
    set(.toggle) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let isOn = drawn.element[.isOn] == true
        let frame = drawn.controlFrame
        let switchFrame = Outline(form: .roundedRectangle(frame.height / 2), frame: frame)
        canvas.fill(switchFrame, isOn ? drawn.element[.tint] ?? "green" : "tertiary")
        let margin = frame.height / 15
        let side = frame.height - 2 * margin
        let position: CGFloat =
          drawn.element[.isMixed] == true ? 0.5 : isOn != drawn.isRightToLeft ? 1 : 0
        let x = frame.minX + margin + (frame.width - 2 * margin - side) * position
        let knob = CGRect(x: x, y: frame.minY + margin, width: side, height: side)
        canvas.fill(Outline(form: .ellipse, frame: knob), "white")
      }
    }
    set(.slider) { drawn, canvas, _ in
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let side = min(frame.height, 28 * frame.height / 31)
        let height = frame.height / 8
        let bar = CGRect(
          x: frame.minX,
          y: frame.midY - height / 2,
          width: frame.width,
          height: height
        )
        canvas.bar(bar, of: drawn)
        let knob = CGRect(
          x: frame.minX + max(0, frame.width - side) * drawn.fraction,
          y: frame.midY - side / 2,
          width: side,
          height: side
        )
        let circle = Outline(form: .ellipse, frame: knob)
        canvas.fill(circle, "white")
        canvas.stroke(circle, "separator", width: frame.height / 31)
      }
    }
    set(.progressView) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        if drawn.element[.value] != nil { return canvas.bar(frame, of: drawn) }
        let width = frame.width / 8
        let ring = Outline(form: .ellipse, frame: frame).inset(by: width / 2)
        canvas.stroke(ring, "tertiary", width: width)
      }
    }
    set(.stepper) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let unit = frame.height / 32
        let outline = Outline(form: .roundedRectangle(8 * unit), frame: frame)
        canvas.fill(outline, "controlFill")
        func line(_ x: CGFloat, _ y: CGFloat, _ end: String) -> String {
          "M\(x.svgText) \(y.svgText)\(end)"
        }
        let (minus, plus) = (frame.minX + frame.width / 4, frame.minX + frame.width * 3 / 4)
        let length = (14 * unit).svgText
        let path =
          line(minus - 7 * unit, frame.midY, "h\(length)")
          + line(frame.midX, frame.midY - 9 * unit, "v\((18 * unit).svgText)")
          + line(plus - 7 * unit, frame.midY, "h\(length)")
          + line(plus, frame.midY - 7 * unit, "v\(length)")
        canvas.lines(path, "primary", width: 1.5 * unit)
      }
    }
    set(.picker) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let unit = frame.width / 20
        let (x, y) = (frame.midX - 4 * unit, frame.midY - 2 * unit)
        let half = (4 * unit).svgText
        let path = "M\(x.svgText) \(y.svgText)l\(half) \(half)l\(half) -\(half)"
        canvas.lines(path, "secondary", width: 1.5 * unit)
      }
    }
    set(.option) { drawn, canvas, content in
      canvas.styled(foreground: "secondary", content)
    }
    set(.textField, .secureField, .searchField) { drawn, canvas, _ in
      canvas.control(drawn) { canvas in
        if drawn.hasFieldBorder {
          let unit = min(1, drawn.frame.height / 30)
          let outline = Outline(form: .roundedRectangle(6 * unit), frame: drawn.frame)
          canvas.stroke(outline.inset(by: unit / 2), "tertiary", width: unit)
        }
        guard let text = drawn.drawnFieldText else { return }
        canvas.write(text, of: drawn, color: drawn.showsPrompt ? "placeholder" : nil)
      }
    }
  }
}

extension SVGCanvas {
  /// Draws a control, faded if it is disabled.
  @MainActor
  fileprivate mutating func control(
    _ drawn: DrawnElement,
    _ content: (inout SVGCanvas) -> Void
  ) {
    faded(drawn.element.isEnabled ? 1 : 0.4, content)
  }

  /// Returns the name of a color that does not depend on the tint.
  fileprivate func resolved(_ name: String) -> String { name == "tint" ? tint : name }

  /// Draws the bar of a slider or progress view.
  @MainActor
  fileprivate mutating func bar(_ frame: CGRect, of drawn: DrawnElement) {
    let radius = frame.height / 2
    fill(Outline(form: .roundedRectangle(radius), frame: frame), "controlFill")
    var done = frame
    done.size.width *= drawn.isRightToLeft ? 1 - drawn.fraction : drawn.fraction
    if drawn.isRightToLeft { done.origin.x = frame.maxX - done.width }
    guard done.width > 0 else { return }
    fill(Outline(form: .roundedRectangle(radius), frame: done), drawn.element[.tint] ?? "tint")
  }
}
