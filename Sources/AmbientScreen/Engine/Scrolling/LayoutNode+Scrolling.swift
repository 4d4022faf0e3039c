import AmbientDrawing
import AmbientLayout
import AmbientViews

extension LayoutNode {
  /// Returns the origin of the coordinates of the element's views.
  ///
  /// If the views are scrolled, the origin differs from `corner`, the corner of the element.
  func corner(
    ofViewsAt corner: CGPoint,
    scrolledFartherBy added: CGPoint = .zero
  ) -> CGPoint {
    guard let distance = scrolledDistance?.moved(by: added) else { return corner }
    return CGPoint(
      x: corner.x - (isMirrored ? -distance.x : distance.x),
      y: corner.y - distance.y
    )
  }

  /// The innermost view that the element modifies, directly or through other modifiers; the element
  /// itself if it modifies no view.
  var unmodified: LayoutNode {
    var node = self
    while node.rule.isModifier, let inner = node.views.first(where: { !$0.rule.isLayer }) {
      node = inner
    }
    return node
  }
}

extension ScreenLayout {
  /// Updates the size of a scrolling element and the size of its content, and corrects the offset.
  func updateScrolling(of node: LayoutNode, by rule: ScrollRule) {
    guard let size = node.frame?.size, let contentSize = node.cachedLayout.contentSize else {
      return
    }
    if let present = node.scroll, present.offsetBeforeChange == nil {
      node.scroll?.offsetBeforeChange = present.geometry.contentOffset
    }
    let old = node.scroll
    let container = CGRect(origin: .zero, size: size).extended(by: node.overhang).size
    var geometry = ScrollGeometry(
      contentOffset: old?.geometry.contentOffset ?? .zero,
      contentSize: contentSize,
      contentInsets: rule.insets + node.ownOverhang,
      containerSize: container
    )
    if let old { geometry.followStart(of: old.geometry) }
    var new = old ?? ScrollState(geometry: geometry)
    if let old, !old.isInitial, !rule.isAtSizeAnchor(old.geometry) {
      geometry.contentOffset = rule.offset(nearestTo: geometry.contentOffset, in: geometry)
    } else {
      let anchor = old?.isInitial ?? true ? rule.initialAnchor : rule.sizeAnchor
      geometry.contentOffset = rule.offset(at: anchor, in: geometry)
      new.offsetToCorrect = nil
    }
    new.geometry = geometry
    if old == nil { initialScrolls.append(node) }
    setScroll(of: node, to: new, changesOverhangs: true)
  }

  /// Scrolls an element to an offset, or to the nearest possible offset.
  func move(_ node: LayoutNode, to offset: CGPoint, byUser: Bool) {
    guard let rule = node.rule.scrolling, var state = node.scroll else { return }
    state.geometry.contentOffset = rule.offset(nearestTo: offset, in: state.geometry)
    state.isPositionedByUser = byUser
    state.isInitial = false
    state.offsetBeforeChange = nil
    state.offsetToCorrect = byUser ? state.geometry.contentOffset : nil
    setScroll(of: node, to: state)
    for copy in node.copies { move(copy, to: offset, byUser: byUser) }
  }

  /// Scrolls an element after a change of its content.
  ///
  /// Neither the user nor the program has asked for this scroll.
  func shift(_ node: LayoutNode, to offset: CGPoint) {
    guard let rule = node.rule.scrolling, var state = node.scroll else { return }
    let nearest = rule.offset(nearestTo: offset, in: state.geometry)
    guard nearest != state.geometry.contentOffset else { return }
    state.geometry.contentOffset = nearest
    state.isInitial = false
    state.offsetToCorrect = nil
    setScroll(of: node, to: state)
    for copy in node.copies { shift(copy, to: offset) }
  }

  /// Sets the sizes and the offset of a scrolling element.
  ///
  /// A scroll alone does not change how far the elements in the content extend beyond the safe
  /// area. Along the scroll axes, the content has no safe area. Across these axes, the content does
  /// not move.
  private func setScroll(
    of node: LayoutNode,
    to state: ScrollState,
    changesOverhangs: Bool = false
  ) {
    guard state != node.scroll else { return }
    let hasMoved = state.geometry.contentOffset != node.scroll?.geometry.contentOffset
    if hasMoved { recordPlace(of: node, node.frame) }
    node.scroll = state
    scrollObservers.insert(node)
    guard hasMoved else { return }
    for view in node.views { noteGeometry(below: view, changesOverhangs: changesOverhangs) }
  }

  /// Returns the frame of a view, relative to the content of an enclosing element; nil if the view
  /// is hidden, or not in the element.
  ///
  /// The frame is in points from the top leading corner of the content. If modifiers inside the
  /// element transform the view, the result is the smallest rectangle that contains the view.
  func frame(of view: LayoutNode, inContentOf node: LayoutNode) -> CGRect? {
    guard let size = view.frame?.size else { return nil }
    return frame(of: CGRect(origin: .zero, size: size), of: view, inContentOf: node)
  }

  /// Returns the frame of a part of a view, relative to the content of an enclosing element; nil if
  /// the view is hidden, or not in the element.
  ///
  /// - Parameters:
  ///   - part: The part, in points from the top left corner of the view. If the layout direction of
  ///     the screen is from right to left, the points are counted from the top right corner.
  ///   - view: The view.
  ///   - node: The enclosing element.
  /// - Returns: The frame, in points from the top leading corner of the content.
  func frame(
    of part: CGRect,
    of view: LayoutNode,
    inContentOf node: LayoutNode
  ) -> CGRect? {
    var frame = part
    // Nil until the loop finds an element that transforms the view. Until then, the loop converts
    // `frame` to points of `next`. From then on, `frame` stays the same, and `outward` maps it to
    // points of `next`.
    var outward: ProjectionTransform?
    var next = view
    while let place = next.frame, let outer = next.layoutParent {
      let corner = outer === node ? place.origin : outer.corner(ofViewsAt: place.origin)
      if let inner = outward {
        let move = CGAffineTransform(translationX: corner.x, y: corner.y)
        outward = inner.concatenating(ProjectionTransform(move))
      } else {
        frame = frame.offsetBy(dx: corner.x, dy: corner.y)
      }
      if outer === node { return node.mirroredIfNeeded(outward?.bounds(of: frame) ?? frame) }
      if let own = outer.layoutProjection { outward = outward?.concatenating(own) ?? own }
      next = outer
    }
    return nil
  }

  /// Returns the visible part of an element; empty if no part is visible.
  ///
  /// The part is relative to the corner of the element's frame in the layout.
  ///
  /// A scroll view around the element limits the part if the scroll view clips its content. If
  /// modifiers inside the scroll views rotate or project the element, the result may be larger than
  /// what the user sees. The function ignores effects that the layout ignores, such as transitions.
  func visibleBounds(of node: LayoutNode) -> CGRect {
    guard let size = node.frame?.size else { return .zero }
    let area = CGRect(origin: .zero, size: size).extended(by: node.overhang)
    let window = visibleWindow(around: node)
    let part = window.map { area.intersection($0) } ?? area
    return part.isNull ? .zero : part
  }

  /// Returns the part of the screen in which views in a node are visible; nil if nothing limits the
  /// part.
  ///
  /// The part is relative to the corner of the node's frame in the layout. The edges of the screen
  /// limit the part, and so do the edges of scroll views around the node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - includesCover: Whether the ``LayoutNode/overhang`` of a scroll view is added to its frame.
  ///     If true, only the scroll views that clip their content limit the part. If false, all
  ///     scroll views around the node limit the part.
  /// - Returns: The part, in points.
  func visibleWindow(
    around node: LayoutNode,
    includingCover includesCover: Bool = true
  ) -> CGRect? {
    var area: CGRect?
    // The corner of the node, relative to the corner of the enclosing element.
    var corner = CGPoint.zero
    // Nil until the loop finds an element that transforms the node. From then on, `inward` maps
    // points of the last such element to points of the node, and `corner` is the corner of this
    // element instead of the corner of the node.
    var inward: ProjectionTransform?
    var next = node
    while let place = next.frame, let outer = next.layoutParent {
      corner = CGPoint(x: corner.x + place.origin.x, y: corner.y + place.origin.y)
      corner = outer.corner(ofViewsAt: corner)
      next = outer
      if let inverse = outer.layoutProjection?.inverse {
        let toCorner = CGAffineTransform(translationX: -corner.x, y: -corner.y)
        let moved = inverse.concatenating(ProjectionTransform(toCorner))
        inward = inward.map(moved.concatenating) ?? moved
        corner = .zero
      }
      let clips = outer.rule.scrolling.map { $0.clips || !includesCover } ?? (outer === root)
      guard clips, let size = outer.frame?.size else { continue }
      var window = CGRect(x: -corner.x, y: -corner.y, width: size.width, height: size.height)
        .extended(by: includesCover ? outer.overhang : EdgeInsets())
      if let inward { window = inward.bounds(of: window) }
      area = area?.intersection(window) ?? window
    }
    return area
  }
}

extension LayoutNode {
  /// The projection with which the node draws its views, in points from its top leading corner.
  ///
  /// The property is nil if there is no projection, or if the layout ignores the projection.
  fileprivate var layoutProjection: ProjectionTransform? {
    guard rule.transformsViews, element?.hasEffectsIgnoredByLayout == false,
      let size = frame?.size
    else { return nil }
    return leadingProjection(in: CGRect(origin: .zero, size: size))
  }
}

extension ScrollRule {
  /// Returns whether an element is scrolled to `sizeAnchor`.
  ///
  /// The result is false if this anchor is the beginning of the content, because
  /// `followStart(of:)` already keeps the content there.
  fileprivate func isAtSizeAnchor(_ geometry: ScrollGeometry) -> Bool {
    guard sizeAnchor != .topLeading else { return false }
    let offset = offset(at: sizeAnchor, in: geometry)
    return Axis.allCases.allSatisfy { abs(geometry.contentOffset[$0] - offset[$0]) < 0.5 }
  }
}

extension ScrollGeometry {
  /// Scrolls to the beginning of the content on each axis on which `old` was at the beginning of
  /// its content.
  ///
  /// The insets may have changed, and the offset at the beginning of the content changes with them.
  ///
  /// - Parameter old: The geometry before the change.
  fileprivate mutating func followStart(of old: ScrollGeometry) {
    let (before, after) = (old.contentInsets, contentInsets)
    if abs(old.contentOffset.x + before.leading) < 0.5 { contentOffset.x = -after.leading }
    if abs(old.contentOffset.y + before.top) < 0.5 { contentOffset.y = -after.top }
  }
}
