import Foundation

/// Builds the outline of a stroke.
///
/// The outline goes around each piece, joint and cap in the same direction. Parts that overlap are
/// therefore not subtracted from each other, and the non-zero rule fills the whole stroke, even at
/// sharp turns.
struct StrokeOutline {
  let style: StrokeStyle
  let halfWidth: CGFloat
  private(set) var path = Path()

  init(style: StrokeStyle) {
    self.style = style
    halfWidth = style.lineWidth / 2
  }

  mutating func add(_ subpath: Subpath) {
    var builder = StrokePieces(halfWidth: halfWidth)
    for curve in subpath.drawnCurves { builder.add(curve) }
    let pieces = builder.pieces
    guard let first = pieces.first, let last = pieces.last else {
      if subpath.isClosed || !subpath.curves.isEmpty { addDot(at: subpath.start) }
      return
    }
    let sides = StrokeSides(pieces: pieces, isClosed: subpath.isClosed, style: style)
    if subpath.isClosed {
      addClosed(sides.side(1).subpaths.first)
      addClosed(reversed(sides.side(-1)))
    } else {
      var outline = sides.side(1)
      addCap(at: last.end, direction: last.endDirection, to: &outline)
      for curve in reversed(sides.side(-1)).curves { outline.add(curve.element) }
      addCap(at: first.start, direction: -first.startDirection, to: &outline)
      addClosed(outline.subpaths.first)
    }
  }

  mutating func add(_ subpath: Subpath, in pattern: DashPattern) {
    let measured = MeasuredSubpath(subpath)
    guard measured.length > 0, let dashes = pattern.dashes(length: measured.length) else {
      add(subpath)
      return
    }
    for dash in dashes {
      if let part = measured.part(from: dash.start, to: dash.end) {
        add(part)
      } else if let (point, direction) = measured.location(at: dash.start) {
        addDot(at: point, direction: direction)
      }
    }
  }

  /// Adds a dot that consists of two caps; butt caps add nothing.
  private mutating func addDot(at point: CGPoint, direction: CGVector = CGVector(dx: 1, dy: 0)) {
    guard style.lineCap != .butt else { return }
    var outline = Path()
    outline.move(to: point + direction.normal * halfWidth)
    addCap(at: point, direction: direction, to: &outline)
    addCap(at: point, direction: -direction, to: &outline)
    addClosed(outline.subpaths.first)
  }

  /// Adds the edge of a cap to an outline.
  ///
  /// The edge begins on the side of the normal of `direction`, and ends on the opposite side.
  private func addCap(at end: CGPoint, direction: CGVector, to outline: inout Path) {
    let side = direction.normal * halfWidth
    switch style.lineCap {
    case .round:
      outline.addRelativeArc(
        center: end,
        radius: halfWidth,
        startAngle: .radians(Double(side.radians)),
        delta: .radians(-.pi)
      )
    case .square:
      outline.addLine(to: end + side + direction * halfWidth)
      outline.addLine(to: end - side + direction * halfWidth)
      outline.addLine(to: end - side)
    default:
      outline.addLine(to: end - side)
    }
  }

  private func reversed(_ side: Path) -> Subpath {
    let curves = side.subpaths.flatMap(\.curves).reversed().map(\.reversed)
    return Subpath(start: side.currentPoint ?? .zero, curves: curves)
  }

  /// Adds an outline as a closed subpath, without a last line that only returns to the start.
  private mutating func addClosed(_ outline: Subpath?) {
    guard var outline else { return }
    if let last = outline.curves.last, last.kind == .line,
      last.end.distance(to: outline.start) <= 1e-9 * halfWidth
    {
      outline.curves.removeLast()
    }
    outline.isClosed = true
    path.add(outline)
  }
}
