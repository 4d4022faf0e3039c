import AmbientLayout

/// Whether a row of a list contains rows, as a section does.
enum HasRows: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// How a list, a lazy stack or a lazy grid arranges its rows in lines.
enum LineArrangement {
  /// One view in each line.
  ///
  /// The guide aligns the views of all lines with each other.
  case stack(AlignmentGuide)

  /// One row or one section of a list in each line.
  ///
  /// `sectionSpacing` is the distance between two sections, in points.
  case list(RowsLayout, sectionSpacing: CGFloat)

  /// The cells of a lazy grid.
  case grid([GridItem], AlignmentGuide)

  var isGrid: Bool { if case .grid = self { true } else { false } }

  /// The layout of the rows of a list; nil if the container is not a list.
  var rows: RowsLayout? { if case .list(let rows, _) = self { rows } else { nil } }

  /// Returns the columns of a vertical grid, or the rows of a horizontal grid; empty for other
  /// containers.
  func tracks(in length: CGFloat?, defaultSpacing: CGFloat) -> [LazyGridTrack] {
    guard case .grid(let items, _) = self else { return [] }
    return LazyGridTrack.tracks(items, in: length, defaultSpacing: defaultSpacing)
  }

  /// Returns the space before the first line and the space after the last line, in points.
  ///
  /// Both spaces depend on `view`, the view of the first row that is in the tree and not empty. If
  /// `view` is a row of a list, and not a section, `before` is the top margin of the row, and
  /// `after` is the bottom margin plus the distance to the next section. In all other cases, both
  /// spaces are 0.
  func margins(around view: LayoutSubview?) -> (before: CGFloat, after: CGFloat) {
    guard case .list(let rows, let spacing) = self, let view, !view[HasRows.self] else {
      return (0, 0)
    }
    let margins = rows.row(around: view, in: nil).margins
    return (margins.top, margins.bottom + spacing)
  }

  /// Measures the view of a row.
  ///
  /// `position` is the position of the row in its line; nil if the row fills the line. `across` is
  /// the proposed length across the scroll direction.
  ///
  /// The height of a row of a list includes its top and bottom insets. Its width is `across`. If
  /// `across` is nil, the width is that of the content plus the insets and the margins beside it.
  func measured(
    _ view: LayoutSubview,
    at position: Int?,
    of tracks: [LazyGridTrack],
    in across: CGFloat?,
    _ axis: Axis
  ) -> MeasuredView {
    var offer = ProposedViewSize.unspecified
    offer[axis.cross] = across
    switch self {
    case .stack(let guide):
      let dimensions = view.dimensions(in: offer)
      return MeasuredView(size: dimensions.size, guide: dimensions[guide])
    case .list(let rows, _):
      if view[HasRows.self] { return MeasuredView(size: view.sizeThatFits(offer)) }
      let row = rows.row(around: view, in: across)
      let width = row.idealWidth + row.margins.leading + row.margins.trailing
      return MeasuredView(size: CGSize(width: across ?? width, height: row.height))
    case .grid:
      if let position, tracks.indices.contains(position) {
        offer[axis.cross] = tracks[position].length
      }
      return MeasuredView(size: view.sizeThatFits(offer))
    }
  }

  /// Places the view of a row in its line.
  ///
  /// `position` is the position of the row in its line; nil if the row fills the line.
  func place(
    _ view: LayoutSubview,
    in line: CGRect,
    at position: Int?,
    of lines: ArrangedLines,
    _ axis: Axis
  ) {
    switch self {
    case .list(let rows, _):
      if view[HasRows.self] {
        view.place(at: line.origin, proposal: ProposedViewSize(width: line.width, height: nil))
      } else {
        rows.row(around: view, in: line.width).place(view, at: line.origin)
      }
    case .stack(let guide):
      var offer = ProposedViewSize.unspecified
      offer[axis.cross] = line.size[axis.cross]
      let extent = lines.lengths.extentAcross
      // The guide of the line itself can be close to an edge of the line. A view at this guide,
      // such as a text that is aligned at its baseline, could then reach beyond the line. The
      // position is therefore limited.
      let position = max(
        extent.guide,
        min(ViewDimensions(size: line.size)[guide], line.size[axis.cross] - extent.rest)
      )
      var origin = line.origin
      origin[axis.cross] += position - view.dimensions(in: offer)[guide]
      view.place(at: origin, proposal: offer)
    case .grid(_, let guide):
      let tracks = lines.tracks
      var (origin, size) = (line.origin, line.size)
      var alignment = Alignment.center
      if let position, tracks.indices.contains(position) {
        var whole = CGSize.zero
        whole[axis.cross] = tracks.last.map { $0.position + $0.length } ?? 0
        let start: CGFloat =
          ViewDimensions(size: line.size)[guide] - ViewDimensions(size: whole)[guide]
        origin[axis.cross] += tracks[position].position + start.finiteOrZero
        size[axis.cross] = tracks[position].length
        alignment = tracks[position].alignment
      }
      let offer = ProposedViewSize(size)
      let offset = alignment.origin(of: view.dimensions(in: offer), in: size)
      view.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: offer)
    }
  }
}
