import AmbientHosting
import AmbientLayout
import AmbientViews

/// List headers that stay visible and cover rows, which scroll under them.
extension ScreenLayout {
  /// Returns the frame of the row around a header, if the header has left its place in a list to
  /// stay visible.
  ///
  /// - Parameter header: The node of the header's element.
  /// - Returns: The frame, in points from the upper left corner of the screen, and rounded to whole
  ///   pixels; nil for any other node, and for a header at its own place.
  func pinnedHeaderFrame(of header: LayoutNode) -> CGRect? {
    guard header.element?.kind == .header, let section = header.list,
      section.rule.pinnedRows != nil, let rows = section.rule.rows,
      let width = section.frame?.size.width,
      let view = sequence(first: header, next: \.layoutParent)
        .first(where: { $0.layoutParent === section }),
      let place = view.placement, let frame = view.frame, place.origin.y != frame.origin.y,
      let shown = shownFrame(of: view)
    else { return nil }
    let row = rows.rowFrame(around: LayoutSubview(view), frame.size, in: width)
    return pixels(row.offsetBy(dx: shown.minX, dy: shown.minY))
  }

  /// Removes from `elements` the rows that a header covers at a point of the screen.
  ///
  /// - Parameters:
  ///   - elements: The elements at the point.
  ///   - header: The node of the header's element.
  ///   - point: The point, in points from the upper left corner of the screen.
  func removeRows(
    from elements: inout [Element],
    behind header: LayoutNode,
    at point: CGPoint
  ) {
    guard pinnedHeaderFrame(of: header)?.contains(point) == true, let section = header.list else {
      return
    }
    elements.removeAll { element in
      sequence(first: element, next: \.parent).dropFirst().contains {
        $0.id == section.element?.id
      }
    }
  }
}
