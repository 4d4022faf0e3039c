import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers where Canvas == SVGCanvas {
  /// Adds the functions that draw buttons and links.
  mutating func addButtons() {
    set(.button, .menu, .pasteButton) { drawn, canvas, content in
      let isDestructive = drawn.element[.role] == "destructive"
      let tint: ShapePaint = isDestructive ? .color(.red) : drawn.tint
      let isPlain = drawn.element[.style] == "plain"
      let isProminent = drawn.element[.style] == "borderedProminent"
      canvas.control(drawn) {
        if drawn.hasBorder {
          let radius = min(drawn.frame.height / 2, 8)
          let outline = Outline(.roundedRectangle(radius), in: drawn.frame)
          $0.fill(outline, isProminent ? tint : .named("controlFill"))
        }
        $0.styled(foreground: isProminent ? .color(.white) : isPlain ? nil : tint, content)
      }
    }
    set(.link) { drawn, canvas, content in
      canvas.control(drawn) { $0.styled(foreground: drawn.tint, content) }
    }
  }

  /// Adds the functions that draw controls that have a value.
  mutating func addControls() {
    set(.toggle) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let isOn = drawn.element[.isOn] == true
        let frame = drawn.controlFrame
        let switchFrame = Outline(.roundedRectangle(frame.height / 2), in: frame)
        canvas.fill(switchFrame, isOn ? drawn.paint(.tint) ?? .color(.green) : .named("tertiary"))
        let margin = frame.height / 15
        let side = frame.height - 2 * margin
        let position: CGFloat =
          drawn.element[.isMixed] == true ? 0.5 : isOn != drawn.isRightToLeft ? 1 : 0
        let x = frame.minX + margin + (frame.width - 2 * margin - side) * position
        let knob = CGRect(x: x, y: frame.minY + margin, width: side, height: side)
        canvas.fill(Outline(.ellipse, in: knob), .color(.white))
      }
    }
    set(.slider) { drawn, canvas, _ in
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let side = 28 * frame.height / 31
        let height = frame.height / 8
        let bar = CGRect(
          x: frame.minX,
          y: frame.midY - height / 2,
          width: frame.width,
          height: height
        )
        let track = SliderTrack(start: frame.minX, length: frame.width, knobWidth: side)
        let middle = track.place(of: drawn.fraction)
        canvas.bar(bar, of: drawn, from: drawn.neutralFraction.map(track.place), to: middle)
        for fraction in drawn.tickFractions {
          let tick = CGRect(
            x: track.place(of: fraction) - height / 2,
            y: frame.maxY - height,
            width: height,
            height: height
          )
          canvas.fill(Outline(.ellipse, in: tick), .named("separator"))
        }
        guard drawn.showsKnob else { return }
        let knob = CGRect(
          x: middle - side / 2,
          y: frame.midY - side / 2,
          width: side,
          height: side
        )
        let circle = Outline(.ellipse, in: knob)
        canvas.fill(circle, .color(.white))
        canvas.stroke(circle, .named("separator"), width: frame.height / 31)
      }
    }
    set(.progressView, .gauge) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        if drawn.element[.value] != nil {
          let end = frame.minX + frame.width * drawn.fraction
          return canvas.bar(frame, of: drawn, to: end)
        }
        let width = frame.width / 8
        let ring = Outline(.ellipse, in: frame).inset(by: width / 2)
        canvas.stroke(ring, .named("tertiary"), width: width)
      }
    }
    set(.stepper) { drawn, canvas, content in
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let unit = frame.height / 32
        let outline = Outline(.roundedRectangle(8 * unit), in: frame)
        canvas.fill(outline, .named("controlFill"))
        let (minus, plus) = (frame.minX + frame.width / 4, frame.minX + frame.width * 3 / 4)
        let path = Path { path in
          func line(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0) {
            path.move(to: CGPoint(x: x - dx * unit, y: y - dy * unit))
            path.addLine(to: CGPoint(x: x + dx * unit, y: y + dy * unit))
          }
          line(minus, frame.midY, dx: 7)
          line(frame.midX, frame.midY, dy: 9)
          line(plus, frame.midY, dx: 7)
          line(plus, frame.midY, dy: 7)
        }
        canvas.draw(path, .named("primary"), width: 1.5 * unit)
      }
    }
    set(.picker) { drawn, canvas, content in
      guard drawn.segments.isEmpty else {
        return canvas.control(drawn) { canvas in
          canvas.drawSegments(of: drawn)
          content(&canvas)
        }
      }
      content(&canvas)
      canvas.control(drawn) { canvas in
        let frame = drawn.controlFrame
        let unit = frame.width / 20
        let arrow = Path { path in
          path.addLines([
            CGPoint(x: frame.midX - 4 * unit, y: frame.midY - 2 * unit),
            CGPoint(x: frame.midX, y: frame.midY + 2 * unit),
            CGPoint(x: frame.midX + 4 * unit, y: frame.midY - 2 * unit),
          ])
        }
        canvas.draw(arrow, .named("secondary"), width: 1.5 * unit)
      }
    }
    set(.option) { drawn, canvas, content in
      canvas.styled(foreground: drawn.isSegment ? nil : .named("secondary"), content)
    }
    set(.textField, .secureField, .searchField, .textEditor) { drawn, canvas, content in
      canvas.control(drawn) { canvas in
        if drawn.hasFieldBorder {
          let unit = min(1, drawn.frame.height / 30)
          let outline = Outline(.roundedRectangle(6 * unit), in: drawn.frame)
          canvas.stroke(outline.inset(by: unit / 2), .named("tertiary"), width: unit)
        }
        canvas.styled(foreground: .named("placeholder"), content)
        guard let text = drawn.drawnFieldText else { return }
        var look = drawn.textLook
        if drawn.showsPrompt { look.paint = .named("placeholder") }
        canvas.write(text, look)
      }
    }
  }
}

extension SVGCanvas {
  @MainActor
  mutating func control(
    _ drawn: DrawnElement,
    _ content: (inout SVGCanvas) -> Void
  ) {
    faded(drawn.element.isEnabled ? 1 : 0.4, content)
  }

  /// Draws the bar of a slider, progress view or gauge.
  ///
  /// - Parameters:
  ///   - frame: The frame of the bar.
  ///   - drawn: The slider, progress view or gauge.
  ///   - start: The horizontal position of the neutral value; nil for the leading edge.
  ///   - end: The horizontal position of the value.
  @MainActor
  fileprivate mutating func bar(
    _ frame: CGRect,
    of drawn: DrawnElement,
    from start: CGFloat? = nil,
    to end: CGFloat
  ) {
    let radius = frame.height / 2
    fill(Outline(.roundedRectangle(radius), in: frame), .named("controlFill"))
    let start = start ?? (drawn.isRightToLeft ? frame.maxX : frame.minX)
    guard start != end else { return }
    let done = CGRect(
      x: min(start, end),
      y: frame.minY,
      width: abs(end - start),
      height: frame.height
    )
    fill(Outline(.roundedRectangle(radius), in: done), drawn.tint)
  }

  /// Draws a segmented picker without the labels of its segments.
  @MainActor
  fileprivate mutating func drawSegments(of drawn: DrawnElement) {
    let radius = min(8, drawn.frame.height / 4)
    fill(Outline(.roundedRectangle(radius), in: drawn.frame), .named("controlFill"))
    for x in drawn.segmentEdges {
      let width = drawn.settings.dividerThickness
      let height = drawn.frame.height / 2
      let line = CGRect(x: x, y: drawn.frame.midY - height / 2, width: width, height: height)
      fill(Outline(.rectangle, in: line), .named("separator"))
    }
    for segment in drawn.segments where segment.isSelected {
      let margin = min(2, segment.frame.height / 16)
      let frame = segment.frame.insetBy(dx: margin, dy: margin)
      fill(Outline(.roundedRectangle(max(0, radius - margin)), in: frame), .named("segment"))
    }
  }
}
