import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers where Canvas == CharacterCanvas {
  mutating func addControls() {
    set(.button, .menu, .pasteButton) { drawn, canvas, content in
      if drawn.hasBorder { canvas.border(drawn.frame) }
      content(&canvas)
    }
    set(.toggle) { drawn, canvas, content in
      content(&canvas)
      let mark = drawn.element[.isMixed] == true ? "-" : drawn.element[.isOn] == true ? "x" : " "
      canvas.writeAtEnd("[\(mark)]", of: drawn)
    }
    set(.disclosureLabel) { drawn, canvas, content in
      content(&canvas)
      canvas.writeAtEnd(drawn.element[.isExpanded] == true ? "▾" : "▸", of: drawn)
    }
    set(.datePicker, .multiDatePicker) { drawn, canvas, content in
      content(&canvas)
      canvas.writeAtEnd(drawn.dateText, of: drawn)
    }
    set(.colorPicker) { drawn, canvas, content in
      content(&canvas)
      canvas.writeAtEnd("■", of: drawn)
    }
    set(.groupBox) { drawn, canvas, content in
      canvas.box(canvas.cells(in: drawn.frame), isRound: true)
      content(&canvas)
    }
    set(.stepper) { drawn, canvas, content in
      content(&canvas)
      canvas.writeAtEnd("[-][+]", of: drawn)
    }
    set(.picker) { drawn, canvas, content in
      content(&canvas)
      guard drawn.segments.isEmpty else { return canvas.drawSegments(of: drawn) }
      canvas.writeAtEnd("▾", of: drawn)
    }
    set(.slider) { drawn, canvas, content in
      content(&canvas)
      let cells = canvas.cells(in: drawn.controlFrame)
      // A place on the track is the index of a cell: the middle of the first cell is at 0, and the
      // middle of the second cell is at 1. The track starts at the left edge of the first cell.
      let track = SliderTrack(start: -0.5, length: CGFloat(cells.columns.count), knobWidth: 1)
      let column = { cells.columns.lowerBound + Int(track.place(of: $0).rounded()) }
      let (knob, ticks) = (column(drawn.fraction), drawn.tickFractions.map(column))
      for column in cells.columns {
        let line: Character = ticks.contains(column) ? "┴" : "─"
        let isKnob = column == knob && drawn.showsKnob
        canvas.set(isKnob ? "●" : line, column: column, row: cells.middleRow)
      }
    }
    set(.progressView, .gauge) { drawn, canvas, content in
      content(&canvas)
      guard drawn.element[.value] != nil else {
        canvas.writeCentered("◌", in: drawn.controlFrame)
        return
      }
      let bar = canvas.cells(in: drawn.controlFrame)
      let filled = (CGFloat(bar.columns.count) * drawn.fraction).rounded()
      for (index, column) in bar.columns.enumerated() {
        let isLeft = CGFloat(index) < filled
        let isDone = isLeft != drawn.isRightToLeft
        canvas.set(isDone ? "█" : "░", column: column, row: bar.middleRow)
      }
    }
    set(.textField, .secureField, .searchField, .textEditor) { drawn, canvas, content in
      guard let text = drawn.drawnFieldText else { return }
      let field = canvas.cells(in: drawn.frame)
      if drawn.fieldLayout?.hasLines == true {
        canvas.fill(field, with: "_")
        canvas.write(text, drawn.textLook)
        return content(&canvas)
      }
      canvas.fill(
        CellRect(columns: field.columns, rows: field.middleRow..<field.middleRow + 1),
        with: "_"
      )
      canvas.clipped(to: Outline(.rectangle, in: drawn.frame)) { canvas in
        for line in text.lines.prefix(1) {
          let column = canvas.column(nearestTo: line.frame.minX)
          canvas.write(line.text, column: column, row: field.middleRow)
        }
        content(&canvas)
      }
    }
  }
}

extension CharacterCanvas {
  /// Draws the border of a button: a box, or brackets if the button has fewer than 3 rows.
  fileprivate mutating func border(_ frame: CGRect) {
    let area = cells(in: frame)
    guard area.rows.count < 3 else { return box(area, isRound: true) }
    guard area.columns.count >= 2 else { return }
    let row = row(at: frame.midY)
    set("[", column: area.columns.lowerBound, row: row)
    set("]", column: area.columns.upperBound - 1, row: row)
  }

  /// Draws brackets around the selected segment of a picker, and lines between unselected segments.
  @MainActor
  fileprivate mutating func drawSegments(of drawn: DrawnElement) {
    for x in drawn.segmentEdges {
      setBehindText("│", column: column(nearestTo: x), row: row(at: drawn.frame.midY))
    }
    for segment in drawn.segments where segment.isSelected {
      let columns = cells(in: segment.frame).columns
      guard columns.count > 1 else { continue }
      setBehindText("[", column: columns.lowerBound, row: row(at: drawn.frame.midY))
      setBehindText("]", column: columns.upperBound - 1, row: row(at: drawn.frame.midY))
    }
  }

  @MainActor
  fileprivate mutating func writeAtEnd(_ text: String, of drawn: DrawnElement) {
    let area = cells(in: drawn.controlFrame)
    let width = text.cells
    let column = drawn.isRightToLeft ? area.columns.lowerBound : area.columns.upperBound - width
    write(text, column: column, row: row(at: drawn.frame.midY))
  }
}
