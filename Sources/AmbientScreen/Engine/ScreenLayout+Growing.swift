import AmbientLayout

/// Views that extend beyond their container: out of the safe area, or to the edges of a row.
extension ScreenLayout {
  /// Enlarges the views of a node if the node ignores the safe area.
  ///
  /// If the node has layers that cover a list row, such as the background of the row, enlarges the
  /// layers to the whole row.
  func growViews(of node: LayoutNode) {
    guard let frame = exactFrame(of: node) else { return }
    if let edges = node.rule.safeAreaEdges {
      let regions = node.rule.safeAreaRegions
      let grown = extended(frame, of: node, at: edges, ignoring: regions)
      if grown != frame { place(node.views, in: grown, of: node, frame) }
    }
    if node.rule.fillsRow, let row = rowFrame(around: node) {
      place(node.views.filter(\.rule.isLayer), in: row, of: node, frame)
    }
  }

  /// Places the bar of a tab view behind the keyboard.
  func placeCoveredTabs(of node: LayoutNode) {
    guard node.overhang.bottom > 0, let tabs = node.rule.layout as? TabsLayout,
      let size = node.frame?.size
    else { return }
    let bounds = CGRect(origin: .zero, size: size)
    tabs.place(node.subviews, in: bounds, covering: node.overhang.bottom)
    node.forgetArrangement()
  }

  /// Proposes the size of an area to views of a node, and places the views in the middle of the
  /// area.
  private func place(
    _ views: [LayoutNode],
    in area: CGRect,
    of node: LayoutNode,
    _ frame: CGRect
  ) {
    let place = node.mirroredIfNeeded(area.offsetBy(dx: -frame.minX, dy: -frame.minY))
    for view in views {
      LayoutSubview(view).place(
        at: CGPoint(x: place.midX, y: place.midY),
        anchor: .center,
        proposal: ProposedViewSize(area.size)
      )
    }
    node.forgetArrangement()
  }

  /// Returns the frame of the list row that contains a node; nil if the node is in no list.
  ///
  /// The frame is measured on the screen.
  private func rowFrame(around node: LayoutNode) -> CGRect? {
    for content in sequence(first: node, next: \.layoutParent) {
      guard let list = content.layoutParent, let rows = list.rule.rows else { continue }
      guard let corner = layoutFrame(of: content), let width = list.frame?.size.width else {
        return nil
      }
      var row = rows.rowFrame(around: LayoutSubview(content), corner.size, in: width)
      if list.isMirrored { row = row.mirrored(in: corner.width) }
      return row.offsetBy(dx: corner.minX, dy: corner.minY)
    }
    return nil
  }
}

extension ElementLayout {
  /// Whether views of the element may become larger than the element.
  var growsViews: Bool { safeAreaEdges != nil || fillsRow }

  /// The layout of the rows in a list; nil if the element is not a list.
  var rows: RowsLayout? {
    (layout as? ScrollLayout<RowsLayout>)?.content ?? layout.lazyRows?.arrangement.rows
  }
}
