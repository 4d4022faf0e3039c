/// A layout that fills one line after the other with views, as `LazyVGrid` and `LazyHGrid` do.
///
/// A line is a row of a vertical grid, or a column of a horizontal grid. A row is as high as its
/// tallest view, and the grid proposes this height to all views in the row. A column is as wide as
/// its widest view, and the grid proposes this width to all views in the column.
package struct LazyGridLayout: Layout {
  package let axis: Axis

  /// The columns of a vertical grid, or the rows of a horizontal grid.
  package let items: [GridItem]

  /// The alignment of the ``items`` in the grid if the grid is larger than all items together.
  package let alignment: AlignmentGuide

  /// The distance in points between two lines; nil for the default distance.
  package let spacing: CGFloat?

  /// Creates a vertical grid, whose lines are rows.
  ///
  /// - Parameters:
  ///   - columns: The columns. An adaptive item stands for as many columns as fit.
  ///   - alignment: The alignment of the columns if the grid is wider than all columns together.
  ///   - spacing: The distance between two rows, in points; nil for the default distance.
  package init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil
  ) {
    (axis, items) = (.vertical, columns)
    (self.alignment, self.spacing) = (alignment.guide, spacing)
  }

  /// Creates a horizontal grid, whose lines are columns.
  ///
  /// - Parameters:
  ///   - rows: The rows. An adaptive item stands for as many rows as fit.
  ///   - alignment: The alignment of the rows if the grid is higher than all rows together.
  ///   - spacing: The distance between two columns, in points; nil for the default distance.
  package init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil
  ) {
    (axis, items) = (.horizontal, rows)
    (self.alignment, self.spacing) = (alignment.guide, spacing)
  }

  /// Returns the size of the grid.
  ///
  /// Along the grid's axis, the lines and the distances between them add up to the size. On the
  /// other axis, the size is the proposed length, but at least the length that the ``items``
  /// require.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The cells, in the order of their positions.
  ///   - cache: Nothing, because the grid keeps no values.
  /// - Returns: The size in points.
  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let grid = measure(subviews, in: proposal)
    var size = CGSize.zero
    size[axis] = grid.lines.last.map { $0.position + $0.length } ?? 0
    size[axis.cross] = max(grid.tracksLength, (proposal[axis.cross] ?? 0).finiteOrZero)
    return size
  }

  package func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let grid = measure(subviews, in: proposal)
    let start: CGFloat =
      position(in: bounds.size[axis.cross]) - position(in: grid.tracksLength)
    for line in grid.lines {
      for cell in line.cells {
        var (corner, size) = (bounds.origin, CGSize.zero)
        corner[axis] += line.position
        corner[axis.cross] += cell.track.position + start.finiteOrZero
        size[axis] = line.length
        size[axis.cross] = cell.track.length
        let offer = ProposedViewSize(size)
        let dimensions = cell.view.dimensions(in: offer)
        let offset = cell.track.alignment.origin(of: dimensions, in: size)
        cell.view.place(
          at: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y),
          proposal: offer
        )
      }
    }
  }

  /// Returns the position of the guide ``alignment`` in a view of the given length.
  private func position(in length: CGFloat) -> CGFloat {
    var size = CGSize.zero
    size[axis.cross] = length
    return ViewDimensions(size: size)[alignment]
  }

  private struct Line {
    var cells: [(view: LayoutSubview, track: LazyGridTrack)] = []
    var position: CGFloat = 0
    var length: CGFloat = 0
  }

  private func measure(
    _ subviews: Subviews,
    in proposal: ProposedViewSize
  ) -> (lines: [Line], tracksLength: CGFloat) {
    let standard = subviews.first?.spacing.standardDistance ?? ViewSpacing().standardDistance
    let tracks = LazyGridTrack.tracks(
      items,
      in: proposal[axis.cross],
      defaultSpacing: standard
    )
    let tracksLength = tracks.last.map { $0.position + $0.length } ?? 0
    guard !tracks.isEmpty else { return ([], tracksLength) }
    let whole = LazyGridTrack(position: 0, length: tracksLength, alignment: .center)
    var lines: [Line] = []
    var isFull = true
    var section = subviews.first?[SectionNumber.self]
    for view in subviews {
      let isWhole = view[LazyGridSpansAllTracks.self]
      if view[SectionNumber.self] != section {
        section = view[SectionNumber.self]
        isFull = true
      }
      if isFull || isWhole { lines.append(Line()) }
      let track = isWhole ? whole : tracks[lines[lines.count - 1].cells.count]
      lines[lines.count - 1].cells.append((view, track))
      isFull = isWhole || lines[lines.count - 1].cells.count == tracks.count
    }
    var position: CGFloat = 0
    for index in lines.indices {
      lines[index].position = position
      for cell in lines[index].cells {
        var offer = ProposedViewSize.unspecified
        offer[axis.cross] = cell.track.length
        lines[index].length = max(lines[index].length, cell.view.sizeThatFits(offer)[axis])
      }
      position += lines[index].length + (spacing ?? standard)
    }
    return (lines, tracksLength)
  }
}

/// Whether a view takes a whole line of a lazy grid, as the header of a section does.
package enum LazyGridSpansAllTracks: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
