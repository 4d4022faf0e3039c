import AmbientDrawing
import AmbientLayout
import Foundation

extension CharacterCanvas {
  /// Returns the cells whose middle is inside of an outline.
  ///
  /// There are exceptions if the outline is not rotated:
  ///
  /// - For a rectangle, the result contains all cells of its frame.
  /// - If the frame is one column wide, the horizontal middle of the outline counts as the middle
  ///   of the column.
  /// - If the frame is one row high, the vertical middle of the outline counts as the middle of the
  ///   row.
  func cells(inside outline: Outline) -> [(column: Int, row: Int)] {
    let area = cells(in: outline.frame)
    let isUpright = transform.b == 0 && transform.c == 0
    return area.rows.flatMap { row in
      area.columns.compactMap { column -> (column: Int, row: Int)? in
        if isUpright, outline.form == .rectangle { return (column, row) }
        var point = center(column: column, row: row)
        if isUpright, area.columns.count == 1 { point.x = outline.frame.midX }
        if isUpright, area.rows.count == 1 { point.y = outline.frame.midY }
        return outline.contains(point) ? (column, row) : nil
      }
    }
  }

  /// Returns the cells of a line along a path.
  ///
  /// These are the cells whose middle is in the line, and the cells that the path crosses. The gaps
  /// of a dashed line are left out.
  func cells(along path: Path, _ style: StrokeStyle) -> [(column: Int, row: Int)] {
    let line = path.applying(transform)
    let area = path.strokedPath(style).applying(transform)
    var found: Set<CellPlace> = []
    let bounds = area.boundingRect.intersection(
      CGRect(
        x: 0,
        y: 0,
        width: CGFloat(allCells.columns.count) * cellSize.width,
        height: CGFloat(allCells.rows.count) * cellSize.height
      )
    )
    guard !bounds.isNull else { return [] }
    func place(_ point: CGPoint) -> CellPlace? {
      let place = CellPlace(
        row: Int((point.y / cellSize.height).rounded(.down)),
        column: Int((point.x / cellSize.width).rounded(.down))
      )
      return allCells.contains(column: place.column, row: place.row) ? place : nil
    }
    let last = place(CGPoint(x: bounds.maxX, y: bounds.maxY))
    if let first = place(bounds.origin) {
      for row in first.row...(last?.row ?? allCells.rows.upperBound - 1) {
        for column in first.column...(last?.column ?? allCells.columns.upperBound - 1) {
          let middle = CGPoint(
            x: (CGFloat(column) + 0.5) * cellSize.width,
            y: (CGFloat(row) + 0.5) * cellSize.height
          )
          if area.contains(middle) { found.insert(CellPlace(row: row, column: column)) }
        }
      }
    }
    for point in line.points(atMost: min(cellSize.width, cellSize.height) / 2)
    where style.dash.isEmpty || area.contains(point) {
      guard bounds.insetBy(dx: -1, dy: -1).contains(point), let place = place(point) else {
        continue
      }
      found.insert(place)
    }
    return found.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
      .map { (column: $0.column, row: $0.row) }
  }
}

private struct CellPlace: Hashable {
  var row: Int
  var column: Int
}

extension Path {
  /// Returns points on the lines and curves of the path.
  ///
  /// - Parameter distance: The approximate limit of the distance between two adjacent points.
  /// - Returns: The points, at most 1,001 for each line or curve.
  fileprivate func points(atMost distance: CGFloat) -> [CGPoint] {
    var result: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ controls: [CGPoint]) {
      let polygon = [current] + controls
      let length = zip(polygon, controls).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
      guard length.isFinite else { return }
      let count = Int(max(1, min(1000, (length / distance).rounded(.up))))
      for step in 0...count {
        // De Casteljau's construction: interpolate between the points of a polygon until one point
        // is left.
        var points = polygon
        let t = CGFloat(step) / CGFloat(count)
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
          }
        }
        result += points
      }
    }
    forEach { element in
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end):
        add([end])
        current = end
      case .quadCurve(let end, let control):
        add([control, end])
        current = end
      case .curve(let end, let control1, let control2):
        add([control1, control2, end])
        current = end
      case .closeSubpath:
        add([start])
        current = start
      }
    }
    return result
  }
}
