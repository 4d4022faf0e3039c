package import AmbientDrawing
public import AmbientHosting
public import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Returns the element that a pointer hits at a point of the screen; nil if it hits none.
  ///
  /// A pointer hits controls, content shapes, painted backgrounds and painted overlays. It also
  /// hits views that contain no other views, such as texts, images, colors and shapes. It hits
  /// neither spacers nor the space between views.
  ///
  /// A view cannot be hit if the view is hidden, fully transparent, scrolled out of view, excluded
  /// from hit testing, or covered by the bar of a page or of a tab view. A view with the modifier
  /// `contentShape` can be hit only at points in the content shape. A shape view can be hit only
  /// where the shape is filled or stroked. A transformed view, such as a scaled view, can be hit
  /// where the view is drawn.
  ///
  /// A host sends a `PointerEvent` to this element, with the position from
  /// ``position(of:in:)``.
  ///
  /// - Parameter point: The point, in points from the upper left corner of the screen.
  /// - Returns: The element.
  /// - Complexity: O(n log n) in the number of elements.
  public func element(at point: CGPoint) -> Element? {
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    // The elements at the point, from back to front.
    var found: [Element] = []
    var waiting = root.viewsFromBackToFront.reversed().map {
      HitCandidate(view: $0, node: root, corner: .screen, point: point)
    }
    while let next = waiting.popLast() {
      let (view, point) = (next.view, next.point)
      guard let (exact, corner) = next.corner.place(of: view, in: next.node),
        !isBehindBar(view, in: next.node, at: point)
      else { continue }
      let frame = pixels(exact)
      if let element = view.element {
        removeRows(from: &found, behind: view, at: point)
        let shape = element.isHitInShape ? shape(of: view, in: frame) : nil
        let isHit = shape?.contains(point, in: frame, view.direction) ?? frame.contains(point)
        if isHit { found.append(element) }
        if element.limitsInput, shape != nil, !isHit { continue }
      }
      if view.rule.scrolling?.clips == true, !frame.contains(point) { continue }
      var inner = point
      if let projection = drawnProjection(of: view, in: frame) {
        guard let place = projection.place(drawnAt: point) else { continue }
        inner = place
      }
      waiting += view.viewsFromBackToFront.reversed().map {
        HitCandidate(view: $0, node: view, corner: corner, point: inner)
      }
    }
    return found.last(where: { !isLeaving($0) && $0.canBeHit })
  }

  /// Converts a point of the screen to a position in an element, for an event such as
  /// `PointerEvent`.
  ///
  /// If the element is a modifier around several views, the position is relative to the view at the
  /// point. If no view is at the point, the position is relative to the nearest view.
  ///
  /// - Parameters:
  ///   - point: The point, in points from the upper left corner of the screen.
  ///   - element: The element.
  /// - Returns: The position, in points from the upper leading corner of the element, before any
  ///   scale or rotation; nil if the element is hidden, or scaled to nothing.
  /// - Complexity: O(n) in the number of ancestors of the element.
  public func position(of point: CGPoint, in element: Element) -> ElementPoint? {
    let inverse = coordinates(of: element, at: point)?.projection.inverse
    return inverse.map { ElementPoint(point.applying($0)) }
  }

  /// Returns the size of an element, and the projection of its points to the screen; nil if the
  /// element is hidden.
  ///
  /// The points of the element are measured from its upper leading corner. The points of the screen
  /// are measured from the upper left corner of the screen.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - point: A point of the screen. For a modifier around several views, the result is for the
  ///     view at the point, or for the nearest view. If `point` is nil, the result is for the
  ///     first view.
  /// - Returns: The size and the projection.
  package func coordinates(
    of element: Element,
    at point: CGPoint? = nil
  ) -> (size: CGSize, projection: ProjectionTransform)? {
    let all = (nodes[element.id]?.allDrawingNodes ?? []).compactMap(coordinates)
    guard let point else { return all.first }
    // Of several views at the point, the last one is in front.
    return all.lastNearest { size, projection in
      projection.place(drawnAt: point).map {
        CGRect(origin: .zero, size: size).squaredDistance(from: $0)
      }
    }
  }

  /// Returns the size and the projection of a node that has no ``LayoutNode/parts``; nil if the
  /// node is hidden.
  private func coordinates(
    of node: LayoutNode
  ) -> (size: CGSize, projection: ProjectionTransform)? {
    guard let frame = shownFrame(of: node).map(pixels) else { return nil }
    var own = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    if node.direction == .rightToLeft {
      own = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
    }
    let projection = ProjectionTransform(own)
    return (frame.size, drawnProjection(around: node).map(projection.concatenating) ?? projection)
  }

  /// Whether an element is shown only until a transition is over, because the element or an element
  /// around it was removed.
  private func isLeaving(_ element: Element) -> Bool {
    guard !leaving.isEmpty, let node = nodes[element.id] else { return false }
    return sequence(first: node, next: \.elementParent).contains(where: \.isLeaving)
  }
}

/// A view that a pointer may hit.
private struct HitCandidate {
  let view: LayoutNode
  /// The node that draws the view.
  let node: LayoutNode
  let corner: ShownCorner
  /// The position of the pointer, with the transforms around the view undone.
  let point: CGPoint
}

extension ProjectionTransform {
  /// Returns the point that the projection maps to `point`; nil if it maps no point to `point`.
  fileprivate func place(drawnAt point: CGPoint) -> CGPoint? {
    guard let place = inverse.map(point.applying), divisor(of: place) > 0 else { return nil }
    return place
  }
}

extension ShapeDetail {
  /// Returns whether a point is in a fill or a line of the shape.
  ///
  /// If the shape has neither fills nor lines, the point must be inside the path of the shape.
  fileprivate func contains(
    _ point: CGPoint,
    in frame: CGRect,
    _ direction: LayoutDirection
  ) -> Bool {
    // A shape makes its path relative to the corner of its view.
    let bounds = CGRect(origin: .zero, size: frame.size)
    let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard !layers.isEmpty else {
      return path(in: bounds, layoutDirection: direction)
        .contains(place, eoFill: fillStyle.isEOFilled)
    }
    return layers.contains { layer in
      var isEOFilled = false
      if case .area(let style) = layer.part { isEOFilled = style.isEOFilled }
      return outline(of: layer, in: bounds, layoutDirection: direction)
        .contains(place, eoFill: isEOFilled)
    }
  }
}

extension ElementPoint {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Element {
  fileprivate var canBeHit: Bool {
    guard
      limitsInput || isPainted || takesPointersAsControl || (children.isEmpty && kind != .spacer)
    else {
      return false
    }
    return !sequence(first: self, next: \.parent).contains(where: \.isUntouchable)
  }

  /// Whether pointers hit the element and the views in it only within the element's shape.
  fileprivate var limitsInput: Bool {
    guard kind == .contentShape else { return false }
    return self[.contentShapeKinds].map { $0.split(separator: " ").contains("interaction") } ?? true
  }

  /// Whether pointers hit the element itself only within its shape.
  fileprivate var isHitInShape: Bool { kind == .shape || limitsInput || isPainted }

  /// Whether the element paints a style behind its view or over it.
  private var isPainted: Bool {
    [.background, .overlay].contains(kind)
      && (self[.style] != nil || detail(ShapeDetail.self) != nil)
  }

  /// Whether the element is a control that a pointer can operate.
  ///
  /// A view with a gesture is not a control.
  private var takesPointersAsControl: Bool {
    isControl && ![.tapTarget, .gestureTarget, .hoverTarget].contains(kind)
      && (takes(PressEvent.self) || takes(ToggleEvent.self) || takes(EditEvent.self)
        || takes(AdjustEvent.self))
  }

  /// Whether pointers ignore the element and everything in it.
  private var isUntouchable: Bool {
    switch kind {
    case .hidden: true
    case .hitTesting: self[ElementAttribute<Bool>.isEnabled] == false
    case .opacity: self[ElementAttribute<Double>.opacity] == 0
    default: false
    }
  }
}
