import AmbientHosting
import AmbientLayout
import AmbientViews

/// The drawing of each kind of element in characters.
struct CharacterDrawers: Sendable {
  /// A function that draws an element, and its views with `content`.
  ///
  /// What it draws before the content is behind it. A drawer that does not call `content` hides the
  /// views.
  typealias Drawer =
    @MainActor @Sendable (
      _ drawn: DrawnElement,
      _ canvas: inout CharacterCanvas,
      _ content: (inout CharacterCanvas) -> Void
    ) -> Void

  private var drawers: [ElementKind: Drawer] = [:]

  /// Sets a drawer for several kinds.
  mutating func set(_ kinds: ElementKind..., to drawer: @escaping Drawer) {
    for kind in kinds { drawers[kind] = drawer }
  }

  /// The drawings of the kinds of the library.
  static let standard: CharacterDrawers = {
    var drawers = CharacterDrawers()
    drawers.addShapes()
    drawers.addEffects()
    drawers.addControls()
    drawers.addContainers()
    return drawers
  }()

  /// Draws elements, and the views in them.
  @MainActor
  func draw(_ elements: [DrawnElement], _ canvas: inout CharacterCanvas) {
    for drawn in elements {
      let content = { (canvas: inout CharacterCanvas) in draw(drawn.views, &canvas) }
      if let drawer = drawers[drawn.element.kind] {
        drawer(drawn, &canvas, content)
      } else {
        if let text = drawn.drawnText { canvas.write(text, of: drawn.element) }
        content(&canvas)
      }
    }
  }
}

extension CharacterCanvas {
  /// Writes the lines of a text.
  ///
  /// Two lines of a small font that are in the same row take up two rows.
  @MainActor
  mutating func write(_ text: DrawnText, of element: Element) {
    let isHidden = element[.redacted]?.contains("placeholder") ?? false
    var next = Int.min
    for line in text.lines {
      let row = max(next, row(at: line.frame.midY))
      let characters = isHidden ? line.text.map { $0 == " " ? " " : "▒" } : Array(line.text)
      write(String(characters), column: column(nearestTo: line.frame.minX), row: row)
      next = row + 1
    }
  }

  /// Writes a text in the middle of the cells of a frame; nothing if it does not fit.
  ///
  /// - Returns: Whether the text fits.
  @discardableResult
  mutating func writeCentered(_ text: String, in frame: CGRect) -> Bool {
    let area = cells(in: frame)
    let width = text.reduce(0) { $0 + MonospacedTextMeasure.cells(of: $1) }
    guard width <= area.columns.count, !area.rows.isEmpty else { return false }
    let column = area.columns.lowerBound + (area.columns.count - width) / 2
    write(text, column: column, row: area.middleRow)
    return true
  }
}
