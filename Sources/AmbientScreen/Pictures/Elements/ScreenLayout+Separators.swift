import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Returns the lines between the rows of a list, and at the edges of its sections; an empty array
  /// for a node that is not a list.
  ///
  /// Without modifiers, there are lines between the rows of a section, and none at its edges. A
  /// pinned header hides the lines that it covers.
  func separators(in list: LayoutNode) -> [RowSeparator] {
    guard list.rule.scrolling != nil else { return [] }
    let rows = listedRows(of: list)
    var separators: [RowSeparator] = []
    for (index, row) in rows.enumerated() where !row.isTitle {
      let before = index > 0 ? rows[index - 1] : nil
      let after = index + 1 < rows.count ? rows[index + 1] : nil
      if before.map({ $0.isTitle || $0.section != row.section }) ?? true {
        let edges = [row.traits.top, row.sectionTraits.top]
        if edges.isVisible(orElse: false) {
          separators.append(separator(above: row, before, edges.paint))
        }
      }
      if let after, !after.isTitle, after.section == row.section {
        let edges = [row.traits.bottom, after.traits.top]
        if edges.isVisible(orElse: true) {
          separators.append(separator(below: row, after, edges.paint))
        }
      } else {
        let edges = [row.traits.bottom, row.sectionTraits.bottom]
        if edges.isVisible(orElse: false) {
          separators.append(separator(below: row, after, edges.paint))
        }
      }
    }
    let covers = rows.filter { $0.isPinned }.map { pixels($0.frame) }
    return separators.filter { line in !covers.contains { $0.intersects(line.frame) } }
  }

  private func separator(
    above row: ListedRow,
    _ before: ListedRow?,
    _ paint: ShapePaint
  ) -> RowSeparator {
    separator(of: row, at: row.frame.minY, between: [before, row], paint)
  }

  private func separator(
    below row: ListedRow,
    _ after: ListedRow?,
    _ paint: ShapePaint
  ) -> RowSeparator {
    let top = row.frame.maxY - settings.dividerThickness
    return separator(of: row, at: top, between: [row, after], paint)
  }

  private func separator(
    of row: ListedRow,
    at y: CGFloat,
    between rows: [ListedRow?],
    _ paint: ShapePaint
  ) -> RowSeparator {
    let start = guide(.listRowSeparatorLeading, of: row) ?? self.start(of: row)
    let end = guide(.listRowSeparatorTrailing, of: row) ?? row.frame.maxX
    let line = CGRect(
      x: start,
      y: y,
      width: max(0, end - start),
      height: settings.dividerThickness
    )
    return RowSeparator(
      frame: pixels(line),
      paint: paint,
      contents: rows.compactMap { $0.map { pixels($0.contentFrame) } }
    )
  }

  /// Returns the horizontal position of a guide that the content of a row sets; nil if the content
  /// does not set the guide.
  private func guide(_ alignment: HorizontalAlignment, of row: ListedRow) -> CGFloat? {
    guard let proposal = row.content.frame?.proposal else { return nil }
    return row.content.explicitGuide(alignment.guide, in: proposal)
      .map { row.contentFrame.minX + $0 }
  }

  /// Returns the leading edge of the first text in a row; for a row without a text, the leading
  /// edge of the content.
  private func start(of row: ListedRow) -> CGFloat {
    var waiting = [row.content]
    while let node = waiting.popLast() {
      guard let frame = exactFrame(of: node) else { continue }
      if node.rule.layout is TextLayout { return frame.minX }
      waiting += node.views.reversed()
    }
    return row.contentFrame.minX
  }
}
