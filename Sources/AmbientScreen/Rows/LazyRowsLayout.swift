import AmbientLayout
import AmbientViews

/// A layout that arranges the rows of a lazy stack, a lazy grid or a list in lines.
///
/// A line is a single row, or the cells of a grid that are side by side. Only the rows that the
/// host asks for are in the tree.
struct LazyRowsLayout: Layout {
  /// The index of a view among all rows of its container.
  enum RowIndex: LayoutValueKey {
    static var defaultValue: Int { 0 }
  }

  /// The number in the ID of a row's element; a row keeps its number when its index changes.
  enum RowNumber: LayoutValueKey {
    static var defaultValue: UInt { 0 }
  }

  /// Whether a row has no view, for example because its condition is false.
  enum IsEmptyRow: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// All rows, including the rows that are not in the tree.
  private(set) var rows: [RowsDetail.Run]

  /// The direction in which the lines follow each other.
  let axis: Axis

  let arrangement: LineArrangement

  /// The distance in points between two lines; nil for the default distance.
  let spacing: CGFloat?

  /// Whether the lines are sections of a list; sections set their distances themselves.
  var linesAreSections = false

  /// The estimated length of a row before the first measurement, in points.
  let estimate: CGFloat

  /// The mean length of the rows in all sections of the container; nil if the rows are in no
  /// section.
  var mean: RowLengthMean?

  func makeCache(subviews: Subviews) -> RowLines { RowLines() }

  func updateCache(_ cache: inout RowLines, subviews: Subviews) { cache.viewsChanged() }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout RowLines
  ) -> CGSize {
    let lines = measure(subviews, proposal, cache)
    let lengthAcross =
      arrangement.isGrid
      ? lines.tracks.last.map { $0.position + $0.length } ?? 0 : lines.lengths.extentAcross.length
    var size = CGSize.zero
    size[axis] = lines.length
    size[axis.cross] = max(lengthAcross, (proposal[axis.cross] ?? 0).finiteOrZero)
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout RowLines
  ) {
    let lines = measure(subviews, proposal, cache)
    cache.notePlacement(across: proposal[axis.cross])
    for row in Row.rows(of: subviews) {
      let slot = lines.lengths.table.slot(ofRow: row.index)
      var area = CGRect(origin: bounds.origin, size: bounds.size)
      area.origin[axis] += lines.before + lines.lengths.position(of: slot.line)
      area.size[axis] = lines.lengths.length(of: slot.line)
      for view in row.views {
        guard !view[IsEmptyRow.self] else {
          view.place(at: bounds.origin, proposal: .zero)
          continue
        }
        if row.views.count > 1 {
          area.size[axis] = measured(view, at: slot, lines.tracks, proposal).size[axis]
        }
        arrangement.place(view, in: area, at: slot.position, of: lines, axis)
        area.origin[axis] += area.size[axis] + lines.lengths.spacing
      }
    }
  }

  /// Returns the lines for the proposed length across the scroll direction.
  ///
  /// If the cache does not have these lines, measures the rows that are in the tree.
  private func measure(
    _ subviews: Subviews,
    _ proposal: ProposedViewSize,
    _ cache: RowLines
  ) -> ArrangedLines {
    let across = proposal[axis.cross]
    if let lines = cache.lines(across: across) { return lines }
    let rows = Row.rows(of: subviews)
    cache.follow(self.rows, indices: Dictionary(rows.map { ($0.number, $0.index) }) { $1 })
    let first = subviews.first { !$0[IsEmptyRow.self] }
    let standard = first?.spacing.standardDistance ?? ViewSpacing().standardDistance
    let tracks = arrangement.tracks(in: across, defaultSpacing: standard)
    let rowsPerLine = max(1, tracks.count)
    var lengths =
      cache.takeLengths(across: across, rowsPerLine: rowsPerLine)
      ?? LineLengths(
        of: LineTable(self.rows, rowsPerLine: rowsPerLine),
        firstEstimate: mean?.value ?? estimate
      )
    lengths.spacing = linesAreSections ? 0 : spacing ?? (arrangement.rows == nil ? standard : 0)
    var measured: [Int: MeasuredLine] = [:]
    for row in rows {
      let slot = lengths.table.slot(ofRow: row.index)
      let views = row.views.filter { !$0[IsEmptyRow.self] }
        .map { self.measured($0, at: slot, tracks, proposal) }
      measured[slot.line, default: MeasuredLine()].addRow(views, axis, spacing: lengths.spacing)
    }
    lengths.set(measured, addingTo: mean)
    let margins = arrangement.margins(around: first)
    let lines = ArrangedLines(
      axis: axis,
      tracks: tracks,
      lengths: lengths,
      before: margins.before,
      after: margins.after
    )
    cache.keep(lines, across: across)
    return lines
  }

  private func measured(
    _ view: LayoutSubview,
    at slot: LineTable.Slot,
    _ tracks: [LazyGridTrack],
    _ proposal: ProposedViewSize
  ) -> MeasuredView {
    arrangement.measured(view, at: slot.position, of: tracks, in: proposal[axis.cross], axis)
  }

  /// A row that is in the tree.
  private struct Row {
    /// The index among all rows of the container.
    let index: Int

    /// The number of the row's element.
    let number: UInt

    /// The views, usually one.
    ///
    /// Several views follow each other along the axis, in the same line of the container.
    var views: [LayoutSubview]

    static func rows(of subviews: Subviews) -> [Row] {
      var rows: [Row] = []
      for view in subviews {
        let number = view[RowNumber.self]
        if rows.last?.number == number {
          rows[rows.count - 1].views.append(view)
        } else {
          rows.append(Row(index: view[RowIndex.self], number: number, views: [view]))
        }
      }
      return rows
    }
  }
}

extension LazyRowsLayout {
  /// The direction of a lazy stack or a list; nil for a lazy grid.
  var stackOrientation: Axis? { arrangement.isGrid ? nil : axis }

  /// Returns whether the lines of another layout stay valid for this layout.
  ///
  /// The two layouts may have different rows and mean lengths. When the rows change, ``RowLines``
  /// moves the lengths of the lines to their new indices.
  func canTakeLines(of other: LazyRowsLayout) -> Bool {
    var other = other
    (other.rows, other.mean) = (rows, mean)
    return isSame(as: other)
  }
}

extension Layout {
  /// This layout if it is a `LazyRowsLayout`, or the `LazyRowsLayout` that it scrolls; otherwise
  /// nil.
  var lazyRows: LazyRowsLayout? {
    self as? LazyRowsLayout ?? (self as? ScrollLayout<LazyRowsLayout>)?.content
  }
}
