import AmbientDrawing
import AmbientLayout
import AmbientViews

extension CharacterCanvas: PictureCanvas {
  static let drawers: Drawers<CharacterCanvas> = {
    var drawers = Drawers<CharacterCanvas>()
    drawers.addControls()
    drawers.addContainers()
    return drawers
  }()

  /// Fills the cells whose middle is inside an outline.
  ///
  /// A material or a background style fills the cells with spaces. Any other paint fills the cells
  /// with the shade character "░". Texts behind a partly transparent paint stay visible. But a
  /// material hides the texts behind it, unless `opacity(_:)` makes the material more transparent.
  mutating func fill(_ outline: Outline, _ paint: ShapePaint, in placement: PaintPlacement) {
    let paint = resolve(paint, in: placement)
    guard paint.greatestOpacity > 0 else { return }
    let character: Character = paint.isBackground ? " " : "░"
    // The color of a material is partly transparent, but the material blurs the texts behind it, so
    // the texts cannot be read. For a material, only the factor from `opacity(_:)` counts.
    let opacity = paint.isBackground ? paint.opacity : paint.greatestOpacity
    for (column, row) in cells(inside: outline) {
      if opacity < 1 {
        setBehindText(character, column: column, row: row)
      } else {
        cover(character, column: column, row: row)
      }
    }
  }

  /// Draws a box or shade characters along an outline.
  ///
  /// A box is drawn if the outline is a rectangle, with or without round corners, and is neither
  /// dashed nor rotated. Texts stay in front of the box and the shade characters.
  mutating func stroke(
    _ outline: Outline,
    _ style: StrokeStyle,
    _ paint: ShapePaint,
    in placement: PaintPlacement
  ) {
    let opacity = resolve(paint, in: placement).greatestOpacity
    guard opacity > 0, style.lineWidth > 0 else { return }
    if outline.isBox, style.dash.isEmpty, transform.b == 0, transform.c == 0 {
      return box(cells(in: outline.edge), isRound: outline.form != .rectangle)
    }
    for (column, row) in cells(along: outline.path, style) {
      setBehindText(opacity < 1 ? "░" : "▓", column: column, row: row)
    }
  }

  /// Writes the lines of a text.
  ///
  /// If two lines of a small font are in the same row, the second line moves to the next row.
  mutating func write(_ text: DrawnText, _ look: TextLook) {
    guard resolve(look.paint, in: look.placement).greatestOpacity > 0 else { return }
    var next = Int.min
    for line in text.lines {
      let row = max(next, cell(ofTextIn: line.frame).row)
      var column = Int.min
      for part in line.placedTexts {
        let characters =
          look.isRedacted ? part.text.map { $0 == " " ? " " : "▒" } : Array(part.text)
        column = max(column, cell(ofTextIn: part.frame).column)
        write(String(characters), column: column, row: row)
        column += characters.cells
      }
      next = row + 1
    }
  }

  /// Draws the line between two rows of a list, unless the line would go through the content of a
  /// row.
  mutating func draw(_ separator: RowSeparator) {
    let area = cells(in: separator.frame)
    let row = area.middleRow
    let placement = PaintPlacement(separator.frame)
    guard resolve(separator.paint, in: placement).greatestOpacity > 0,
      !separator.contents.contains(where: { cells(in: $0).rows.contains(row) })
    else { return }
    for column in area.columns { setBehindText("─", column: column, row: row) }
  }

  /// Draws a scroll indicator in the cells at the edge of the scrolled view.
  mutating func draw(_ indicator: ScrollIndicator) {
    let (area, edge) = (cells(in: indicator.frame), cells(in: indicator.container))
    guard !edge.columns.isEmpty, !edge.rows.isEmpty else { return }
    switch indicator.axis {
    case .vertical:
      let column = indicator.isRightToLeft ? edge.columns.lowerBound : edge.columns.upperBound - 1
      for row in area.rows { set("┃", column: column, row: row) }
    case .horizontal:
      for column in area.columns { set("━", column: column, row: edge.rows.upperBound - 1) }
    }
  }

  /// Writes the name of an image, or "◆" if there is no name or the name does not fit.
  ///
  /// If the bytes of the image are known, shade characters fill the frame behind the name. If the
  /// bytes are not known, a box is drawn along the edges of the frame, unless the frame is too
  /// narrow.
  mutating func drawImage(_ image: DrawnImage, _ paint: ShapePaint, in frame: CGRect) {
    let area = cells(in: frame)
    if image.file != nil {
      for row in area.rows { for column in area.columns { set("░", column: column, row: row) } }
    } else if area.columns.count > 4 {
      box(area)
    }
    let name = image.name ?? ""
    if name.isEmpty || !writeCentered(name, in: frame) { writeCentered("◆", in: frame) }
  }

  /// Writes a text in the middle of the cells of a frame, if the text fits.
  ///
  /// - Returns: Whether the text fits.
  @discardableResult
  mutating func writeCentered(_ text: String, in frame: CGRect) -> Bool {
    let area = cells(in: frame)
    let width = text.cells
    guard width <= area.columns.count, !area.rows.isEmpty else { return false }
    let column = area.columns.lowerBound + (area.columns.count - width) / 2
    write(text, column: column, row: area.middleRow)
    return true
  }

  // MARK: Changes

  mutating func faded(_ opacity: Double, _ content: (inout CharacterCanvas) -> Void) {
    if opacity > 0 { content(&self) }
  }

  mutating func clipped(to outline: Outline, _ content: (inout CharacterCanvas) -> Void) {
    let area = cells(in: outline.frame)
    if outline.form == .rectangle, transform.b == 0, transform.c == 0 {
      return limited(to: area, content)
    }
    let canvas = self
    limited(to: area, where: { outline.contains(canvas.center(column: $0, row: $1)) }, content)
  }

  mutating func masked(
    in frame: CGRect,
    isInverted: Bool,
    by mask: (inout CharacterCanvas) -> Void,
    _ content: (inout CharacterCanvas) -> Void
  ) {
    let canvas = self
    let cells = drawnCells(mask)
    limited(
      to: allCells,
      where: { canvas.contains(cells, column: $0, row: $1) != isInverted },
      content
    )
  }

  mutating func filtered(
    _ filter: PictureFilter,
    in frame: CGRect,
    _ content: (inout CharacterCanvas) -> Void
  ) {
    content(&self)
  }

  mutating func blended(
    _ mode: BlendMode,
    in frame: CGRect,
    _ content: (inout CharacterCanvas) -> Void
  ) {
    guard mode == .destinationOut else { return content(&self) }
    let canvas = self
    let cells = drawnCells(content)
    limited(to: allCells, where: { canvas.contains(cells, column: $0, row: $1) }) {
      $0.fill($0.allCells, with: " ")
    }
  }

  mutating func grouped(_ content: (inout CharacterCanvas) -> Void) { content(&self) }

  private func resolve(_ paint: ShapePaint, in placement: PaintPlacement) -> ResolvedPaint {
    PictureColors(.light).resolve(paint, inherited, in: placement)
  }
}

extension Sequence<Character> {
  /// The number of cells that the characters cover in a row.
  var cells: Int { reduce(0) { $0 + MonospacedTextMeasure.cells(of: $1) } }
}
