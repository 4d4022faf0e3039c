import AmbientDrawing
import AmbientLayout

/// A screen of cells, each with a character.
struct CharacterCanvas {
  /// The size of a cell, in points.
  let cellSize: CGSize

  private let bounds: CellRect

  /// The characters row by row; nil for the second cell of a wide character.
  private var cells: [Character?]

  /// For each cell, row by row: whether a decoration may replace the character.
  ///
  /// A decoration is a character in the background, such as a line of a box. The value is false if
  /// the cell has a character of a text, a control, an image or a scroll indicator.
  private var isReplaceable: [Bool]

  /// The cells to which drawing is limited.
  private var clip: CellRect

  /// For each cell, row by row: whether the cell may be drawn; nil if all cells may be drawn.
  private var visibility: [Bool]?

  /// The transform of all points.
  private(set) var transform = CGAffineTransform.identity

  /// The paints for content that sets no paints.
  var inherited = InheritedPaints()

  init(size: CGSize, cellSize: CGSize) {
    self.cellSize = CGSize(width: max(cellSize.width, 0.01), height: max(cellSize.height, 0.01))
    let columns = Self.index((size.width / self.cellSize.width).rounded(.up))
    let rows = Self.index((size.height / self.cellSize.height).rounded(.up))
    bounds = CellRect(columns: 0..<max(0, columns), rows: 0..<max(0, rows))
    clip = bounds
    cells = Array(repeating: " ", count: bounds.columns.count * bounds.rows.count)
    isReplaceable = Array(repeating: true, count: cells.count)
  }

  // MARK: Cells and points

  /// Returns a number as an index from -10,000 to 10,000, so that the conversion cannot fail.
  private static func index(_ number: CGFloat) -> Int {
    Int(min(max(number.isNaN ? 0 : number, -10_000), 10_000))
  }

  /// Returns the column that begins nearest to `x`, a position in points.
  func column(nearestTo x: CGFloat) -> Int {
    let moved = CGPoint(x: x, y: 0).applying(transform)
    return Self.index((moved.x / cellSize.width).rounded())
  }

  /// Returns the row that contains `y`, a position in points.
  func row(at y: CGFloat) -> Int {
    let moved = CGPoint(x: 0, y: y).applying(transform)
    return Self.index((moved.y / cellSize.height).rounded(.down))
  }

  /// Returns the cell at which a text in a frame begins.
  ///
  /// The transform moves the middle of the frame. The width of the text stays the same.
  func cell(ofTextIn frame: CGRect) -> (column: Int, row: Int) {
    let middle = CGPoint(x: frame.midX, y: frame.midY).applying(transform)
    return (
      Self.index(((middle.x - frame.width / 2) / cellSize.width).rounded()),
      Self.index((middle.y / cellSize.height).rounded(.down))
    )
  }

  /// Returns the cells of a frame.
  ///
  /// A frame with a width has at least one column. A frame with a height has at least one row.
  func cells(in frame: CGRect) -> CellRect {
    let frame = frame.applying(transform)
    return CellRect(
      columns: Self.range(frame.minX, frame.maxX, of: cellSize.width),
      rows: Self.range(frame.minY, frame.maxY, of: cellSize.height)
    )
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> Range<Int> {
    let first = index((start / length).rounded())
    let last = index((end / length).rounded())
    if first < last { return first..<last }
    guard start < end else { return first..<first }
    let middle = index(((start + end) / 2 / length).rounded(.down))
    return middle..<middle + 1
  }

  /// Returns the point in the middle of a cell, before the transform.
  func center(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * cellSize.width,
      y: (CGFloat(row) + 0.5) * cellSize.height
    )
    .applying(transform.inverted())
  }

  // MARK: Changes

  /// Draws only in the cells of a rectangle.
  ///
  /// If `isVisible` is not nil, cells for which the closure returns false are not drawn either.
  mutating func limited(
    to area: CellRect,
    where isVisible: ((_ column: Int, _ row: Int) -> Bool)? = nil,
    _ draw: (inout CharacterCanvas) -> Void
  ) {
    let before = (clip, visibility)
    clip = clip.intersection(area)
    if let isVisible {
      var flags = visibility ?? Array(repeating: true, count: cells.count)
      for row in clip.rows {
        for column in clip.columns where !isVisible(column, row) {
          flags[index(column, row)] = false
        }
      }
      visibility = flags
    }
    draw(&self)
    (clip, visibility) = before
  }

  mutating func transformed(
    by transform: CGAffineTransform,
    _ content: (inout CharacterCanvas) -> Void
  ) {
    let before = self.transform
    self.transform = transform.concatenating(before)
    content(&self)
    self.transform = before
  }

  /// Returns for each cell, row by row, whether a closure draws something in the cell.
  func drawnCells(_ content: (inout CharacterCanvas) -> Void) -> [Bool] {
    var canvas = self
    canvas.cells = Array(repeating: " ", count: cells.count)
    canvas.isReplaceable = Array(repeating: true, count: cells.count)
    (canvas.clip, canvas.visibility) = (bounds, nil)
    content(&canvas)
    return canvas.cells.map { $0 != " " }
  }

  /// Returns the value of a cell, from an array with one value for each cell.
  func contains(_ cells: [Bool], column: Int, row: Int) -> Bool { cells[index(column, row)] }

  private func canDraw(column: Int, row: Int) -> Bool {
    clip.contains(column: column, row: row) && visibility?[index(column, row)] ?? true
  }

  var allCells: CellRect { bounds }

  // MARK: Drawing

  /// Sets a cell to a character that is one cell wide.
  mutating func set(_ character: Character, column: Int, row: Int) {
    put(character, width: 1, column: column, row: row)
  }

  /// Sets a cell to a decoration, unless the cell has a character that is not a decoration.
  mutating func setBehindText(_ character: Character, column: Int, row: Int) {
    guard canDraw(column: column, row: row), isReplaceable[index(column, row)] else { return }
    set(character, column: column, row: row)
    isReplaceable[index(column, row)] = true
  }

  mutating func write(_ text: String, column: Int, row: Int) {
    var column = column
    for character in text {
      let width = MonospacedTextMeasure.cells(of: character)
      guard width > 0 else { continue }
      put(character == "\t" ? " " : character, width: width, column: column, row: row)
      column += width
    }
  }

  /// Sets a cell to a decoration, whatever character the cell has.
  mutating func cover(_ character: Character, column: Int, row: Int) {
    guard canDraw(column: column, row: row) else { return }
    set(character, column: column, row: row)
    isReplaceable[index(column, row)] = true
  }

  /// Sets all cells of a rectangle to a decoration.
  mutating func fill(_ area: CellRect, with character: Character) {
    let area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns { cover(character, column: column, row: row) }
    }
  }

  /// Draws a box in the outer cells of a rectangle, behind texts.
  mutating func box(_ area: CellRect, isRound: Bool = false) {
    guard area.hasSpaceForBox else { return }
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    for column in left + 1..<right {
      setBehindText("─", column: column, row: top)
      setBehindText("─", column: column, row: bottom)
    }
    for row in top + 1..<bottom {
      setBehindText("│", column: left, row: row)
      setBehindText("│", column: right, row: row)
    }
    setBehindText(isRound ? "╭" : "┌", column: left, row: top)
    setBehindText(isRound ? "╮" : "┐", column: right, row: top)
    setBehindText(isRound ? "╰" : "└", column: left, row: bottom)
    setBehindText(isRound ? "╯" : "┘", column: right, row: bottom)
  }

  private func index(_ column: Int, _ row: Int) -> Int { row * bounds.columns.count + column }

  /// Sets the cells of a character.
  ///
  /// If only one half of a wide character can be drawn, a space is drawn in place of this half.
  private mutating func put(_ character: Character, width: Int, column: Int, row: Int) {
    let columns = column..<column + width
    let visible = columns.filter { canDraw(column: $0, row: row) }
    for column in visible {
      clearWideCharacter(column, row)
      cells[index(column, row)] = " "
      isReplaceable[index(column, row)] = false
    }
    guard visible.count == width else { return }
    cells[index(column, row)] = character
    for column in columns.dropFirst() { cells[index(column, row)] = nil }
  }

  /// Clears the other cell of a wide character, if the given cell is one of its two cells.
  private mutating func clearWideCharacter(_ column: Int, _ row: Int) {
    let index = index(column, row)
    if cells[index] == nil {
      cells[index - 1] = " "
    } else if column + 1 < bounds.columns.upperBound, cells[index + 1] == nil {
      cells[index + 1] = " "
    }
  }

  /// The rows as lines, without spaces at the end of a line, and without empty lines at the end.
  var text: String {
    var lines = bounds.rows.map { row in
      let characters = bounds.columns.compactMap { cells[index($0, row)] }
      return String(characters.prefix((characters.lastIndex { $0 != " " } ?? -1) + 1))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
