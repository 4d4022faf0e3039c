import AmbientLayout
import AmbientViews

/// The layout of a container with rows on demand, which consists of lines.
///
/// A line is a single row, or the cells of a grid that are side by side.
struct LazyRowsLayout: Layout {
  /// The index of a view among all rows of its container.
  enum RowIndex: LayoutValueKey {
    static var defaultValue: Int { 0 }
  }

  /// Whether a row has no view, such as one with a condition that is false.
  enum HasNoView: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// All rows, including the rows that are not in the tree.
  let rows: [RowsDetail.Run]

  /// The direction in which the lines follow each other.
  let axis: Axis

  /// The arrangement of the views within a line.
  let arrangement: LineArrangement

  /// The distance between two lines in points; nil for the default distance.
  let spacing: CGFloat?

  /// Whether the lines are sections of a list, which set their distances themselves.
  var separatesSections = false

  /// The estimated length of a row that was never measured, in points.
  let estimate: CGFloat

  /// The lengths of the lines, by the proposed length across them.
  struct Cache {
    var lengths: [CGFloat?: LineLengths] = [:]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let lines = measure(subviews, proposal, &cache)
    var size = CGSize.zero
    size[axis] = lines.before + lines.lengths.total(in: lines.table) + lines.after
    size[axis.cross] = max(lines.tracksLength, (proposal[axis.cross] ?? 0).finiteOrZero)
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let lines = measure(subviews, proposal, &cache)
    for view in subviews {
      let slot = lines.table.slot(ofRow: view[RowIndex.self])
      guard !view[HasNoView.self] else {
        view.place(at: bounds.origin, proposal: .zero)
        continue
      }
      var area = CGRect.zero
      area.origin[axis] = lines.before + lines.lengths.position(of: slot.line, in: lines.table)
      area.size[axis] = lines.lengths.length(of: slot.line, in: lines.table)
      area.size[axis.cross] = bounds.size[axis.cross]
      area.origin.x += bounds.minX
      area.origin.y += bounds.minY
      arrangement.place(view, in: area, at: slot.position, of: lines.tracks, axis)
    }
  }

  /// The lines of the container, with the tracks across them.
  private struct Lines {
    let table: LineTable
    let tracks: [LazyGridTrack]
    var lengths: LineLengths
    let tracksLength: CGFloat

    /// The space before the first line, in points.
    let before: CGFloat

    /// The space after the last line, in points.
    let after: CGFloat
  }

  /// Measures the rows that are in the tree.
  private func measure(
    _ subviews: Subviews,
    _ proposal: ProposedViewSize,
    _ cache: inout Cache
  ) -> Lines {
    let first = subviews.first { !$0[HasNoView.self] }
    let standard = first?.spacing.standardDistance ?? ViewSpacing().standardDistance
    let across = proposal[axis.cross]
    let tracks = arrangement.tracks(in: across, defaultSpacing: standard)
    let table = LineTable(rows, rowsPerLine: tracks.count)
    var measured: [Int: MeasuredLine] = [:]
    for view in subviews {
      let slot = table.slot(ofRow: view[RowIndex.self])
      guard !view[HasNoView.self] else {
        measured[slot.line] = measured[slot.line] ?? MeasuredLine()
        continue
      }
      let size = arrangement.size(of: view, at: slot.position, of: tracks, in: across, axis)
      measured[slot.line, default: MeasuredLine()].add(size, axis)
    }
    var lengths = cache.lengths[across] ?? LineLengths(firstEstimate: estimate)
    lengths.spacing = separatesSections ? 0 : spacing ?? (arrangement.rows == nil ? standard : 0)
    lengths.set(measured, in: table)
    // Lengths for widths that the container does not have any more are of no use.
    if cache.lengths.count > 3, cache.lengths[across] == nil { cache.lengths = [:] }
    cache.lengths[across] = lengths
    let margins = arrangement.margins(around: first)
    return Lines(
      table: table,
      tracks: tracks,
      lengths: lengths,
      tracksLength: arrangement.isGrid
        ? tracks.last.map { $0.position + $0.length } ?? 0 : lengths.lengthAcross,
      before: margins.before,
      after: margins.after
    )
  }
}

extension LazyRowsLayout: RowsOnDemandLayout {
  /// The number of lines before and after the visible lines that are in the tree too.
  private static let extraLines = 2

  /// The number of lines before and after the visible lines that stay in the tree if they are
  /// there.
  private static let keptLines = 4

  func demand(
    in rect: CGRect,
    keeping current: Range<Int>,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> RowDemand {
    let lines = measure(subviews, proposal, &cache)
    let start = (rect.origin[axis] - lines.before).finiteOrZero
    let end = start + rect.size[axis].finiteOrZero
    let visible = lines.lengths.lines(in: start...max(start, end), of: lines.table)
    var demand = RowDemand(rows: rows(in: visible, of: lines, keeping: current))
    // The estimated lengths before the first measurement say nothing about the visible rows.
    let firstInSight = lines.lengths.isEmpty ? nil : visible.first
    demand.correction[axis] =
      cache.lengths[proposal[axis.cross]]?.note(firstInSight: firstInSight) ?? 0
    return demand
  }

  func frame(
    ofRow row: Int,
    size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGRect {
    let lines = measure(subviews, proposal, &cache)
    let line = lines.table.slot(ofRow: row).line
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[axis] = lines.before + lines.lengths.position(of: line, in: lines.table)
    frame.size[axis] = lines.lengths.length(of: line, in: lines.table)
    return frame
  }

  /// Returns the rows of the visible lines, with a few more before and after them.
  private func rows(
    in visible: Range<Int>,
    of lines: Lines,
    keeping current: Range<Int>
  ) -> Range<Int> {
    // Before the first measurement, one line is enough: its length shows how many lines are
    // visible, and how long a container is that is not visible.
    if lines.lengths.isEmpty {
      return lines.table.rows(of: visible.isEmpty ? 0..<1 : visible.prefix(1))
    }
    guard !visible.isEmpty else { return 0..<0 }
    // As long as no measured row has a view, each request doubles the number of rows.
    let extra = lines.lengths.hasViews ? Self.extraLines : lines.lengths.count
    let wanted = lines.table.rows(of: lines.table.lines(around: visible, extra))
    let near = lines.table.rows(of: lines.table.lines(around: visible, Self.keptLines))
    let kept = current.clamped(to: near)
    guard !kept.isEmpty else { return wanted }
    return min(wanted.lowerBound, kept.lowerBound)..<max(wanted.upperBound, kept.upperBound)
  }
}
