import AmbientLayout

/// Views that extend beyond their container: out of the safe area, or to the edges of a row.
extension ScreenLayout {
  /// Enlarges the views of a node if the node ignores the safe area.
  ///
  /// If the node has layers that cover a list row, such as the background of the row, the method
  /// also enlarges these layers. They then cover the part of the row that
  /// ``ElementLayout/coveredPartOfRow`` names.
  func growViews(of node: LayoutNode) {
    guard let frame = exactFrame(of: node) else { return }
    if let edges = node.rule.safeAreaEdges {
      let regions = node.rule.safeAreaRegions
      let grown = extended(frame, of: node, at: edges, ignoring: regions)
      if grown != frame { place(node.views, in: grown, of: node, frame) }
    }
    guard let part = node.rule.coveredPartOfRow else { return }
    let layers = node.views.filter(\.rule.isLayer)
    if !layers.isEmpty, let row = rowFrame(around: node, part) {
      place(layers, in: row, of: node, frame)
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
  ///
  /// A layer is aligned with the area instead.
  private func place(
    _ views: [LayoutNode],
    in area: CGRect,
    of node: LayoutNode,
    _ frame: CGRect
  ) {
    let place = node.mirroredIfNeeded(area.offsetBy(dx: -frame.minX, dy: -frame.minY))
    let dimensions = ViewDimensions(size: area.size)
    for view in views {
      let subview = LayoutSubview(view)
      guard let alignment = subview[LayeredLayout.LayerAlignment.self] else {
        let middle = CGPoint(x: place.midX, y: place.midY)
        subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(area.size))
        continue
      }
      subview.place(alignment, with: dimensions, at: place.origin)
    }
    node.forgetArrangement()
  }

  /// Returns the frame on the screen of the list row that contains a node; nil if the node is in no
  /// list.
  ///
  /// If `part` is `insideInsets`, the result is the frame of the row without its insets.
  private func rowFrame(around node: LayoutNode, _ part: RowPart) -> CGRect? {
    for content in sequence(first: node, next: \.layoutParent) {
      guard let list = content.layoutParent, let rows = list.rule.rows else { continue }
      guard let corner = layoutFrame(of: content), let width = list.frame?.size.width else {
        return nil
      }
      let view = LayoutSubview(content)
      var row = rows.rowFrame(around: view, corner.size, in: width)
      if part == .insideInsets { row = row.inset(by: rows.insets(of: view), isRightToLeft: false) }
      if list.isMirrored { row = row.mirrored(in: corner.width) }
      return row.offsetBy(dx: corner.minX, dy: corner.minY)
    }
    return nil
  }
}

extension LayoutNode {
  /// Whether the node has views that it may enlarge, or place outside of its frame.
  var hasViewsToGrow: Bool {
    rule.safeAreaEdges != nil
      || rule.coveredPartOfRow != nil && views.contains(where: \.rule.isLayer)
  }
}

extension ElementLayout {
  /// Whether the element enlarges the views in it beyond its own frame.
  ///
  /// The property is also true for an element that enlarges only layers and contains none. For
  /// such an element, ``LayoutNode/hasViewsToGrow`` is false.
  var mayGrowViews: Bool { safeAreaEdges != nil || coveredPartOfRow != nil }

  /// The layout of the rows in a list; nil if the element is not a list.
  var rows: RowsLayout? {
    (layout as? ScrollLayout<RowsLayout>)?.content ?? layout.lazyRows?.arrangement.rows
  }
}
