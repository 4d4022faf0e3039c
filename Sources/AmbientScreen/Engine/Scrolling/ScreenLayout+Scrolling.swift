public import AmbientHosting
public import AmbientLayout
public import AmbientViews

/// Functions that scroll the scroll views, lists and forms on a screen.
///
/// The host scrolls an element when the user scrolls:
///
/// ```swift
/// if let list = screen.scrollable(at: element, along: .vertical) {
///   screen.scroll(list, by: CGSize(width: 0, height: distance))
/// }
/// ```
///
/// A scroll view extends beyond the safe area, for example under a bar. Its content begins inside
/// the safe area. An offset is the distance from the top leading corner of the content to the top
/// leading corner of the element. If the content or the element gets another size, the offset stays
/// the same as far as the content allows.
///
/// A host that knows when a gesture begins and ends calls ``beginScrolling(_:)`` and
/// ``endScrolling(_:velocity:at:)`` around its scrolls. Without these calls, each scroll counts as
/// a whole gesture of the user.
extension ScreenLayout {
  /// The offset of an element, in points; nil if the element does not scroll.
  ///
  /// At the beginning of the content, `x` is the negative leading inset of the content, and `y` is
  /// the negative top inset. The inset at an edge is the margin of the content, plus the distance
  /// by which the element extends beyond the safe area. An element with a `defaultScrollAnchor` can
  /// begin at another offset.
  ///
  /// - Parameter element: The element.
  /// - Returns: The offset; nil if the element does not scroll.
  public func offset(of element: Element) -> CGPoint? {
    scrollGeometry(of: element)?.contentOffset
  }

  /// The sizes and the offset of an element; nil if the element does not scroll.
  ///
  /// - Parameter element: The element.
  /// - Returns: The sizes and the offset; nil if the element does not scroll.
  public func scrollGeometry(of element: Element) -> ScrollGeometry? {
    nodes[element.id]?.scroll?.geometry
  }

  /// Scrolls an element by a distance, as the user does.
  ///
  /// - Parameters:
  ///   - element: A scroll view, a list or a form.
  ///   - distance: The distance in points; positive values scroll toward the bottom and the
  ///     trailing edge.
  /// - Returns: The distance by which the content has moved. The result is shorter than `distance`
  ///   if the content ends earlier. The result is zero on an axis on which the element does not
  ///   scroll, and if the attribute `scrolls` of the element is false. A `ScrollTargetBehavior` of
  ///   the element can change the result.
  /// - Complexity: O(n + m) for n views that read their geometry or ignore the safe area, and m
  ///   containers around these views. Nothing is measured again.
  /// - Invalidation: Runs the code that has read a changed position on the screen.
  @discardableResult
  public func scroll(_ element: Element, by distance: CGSize) -> CGSize {
    guard let before = offset(of: element) else { return .zero }
    scroll(element, to: CGPoint(x: before.x + distance.width, y: before.y + distance.height))
    guard let after = offset(of: element) else { return .zero }
    return CGSize(width: after.x - before.x, height: after.y - before.y)
  }

  /// Scrolls an element to an offset, as the user does.
  ///
  /// - Parameters:
  ///   - element: A scroll view, a list or a form.
  ///   - offset: The offset, in points. The element scrolls to the nearest offset that its content
  ///     and its `ScrollTargetBehavior` allow.
  /// - Returns: Whether the content has moved. The content does not move if the attribute `scrolls`
  ///   is false.
  /// - Complexity: As for ``scroll(_:by:)``.
  /// - Invalidation: Runs the code that has read a changed position on the screen.
  @discardableResult
  public func scroll(_ element: Element, to offset: CGPoint) -> Bool {
    guard let node = userScrollable(element), let before = node.scroll else { return false }
    if before.start == nil { beginScrolling(element) }
    move(node, to: offset, byUser: true)
    tree.settle()
    if before.start == nil { endScrolling(element) }
    return node.scroll?.geometry.contentOffset != before.geometry.contentOffset
  }

  /// Tells the element that the user begins to scroll; the host calls
  /// ``endScrolling(_:velocity:at:)`` when the user stops.
  ///
  /// The phase of the element becomes `interacting`.
  ///
  /// - Parameter element: A scroll view, a list or a form.
  public func beginScrolling(_ element: Element) {
    guard let node = userScrollable(element), let state = node.scroll, state.start == nil else {
      return
    }
    node.scroll?.start = state.geometry.contentOffset
    if element[.dismissesKeyboard] == "immediately" { dismissKeyboard() }
    scrollObservers.send(.interacting, of: node, in: self)
    tree.settle()
  }

  /// Tells the element that the user stops scrolling: the element moves to its final offset, and
  /// its phase becomes `idle`.
  ///
  /// - Parameters:
  ///   - element: The element that was passed to ``beginScrolling(_:)``.
  ///   - velocity: The velocity of the content, in points per second.
  ///   - end: The offset at which the momentum of the scroll ends, in points; nil for the current
  ///     offset. The `ScrollTargetBehavior` of the element can replace this offset.
  public func endScrolling(
    _ element: Element,
    velocity: CGVector = .zero,
    at end: CGPoint? = nil
  ) {
    guard let node = nodes[element.id], let state = node.scroll, state.start != nil else { return }
    let present = state.geometry.contentOffset
    let rest = restingOffset(of: node, at: end ?? present, velocity)
    if rest != present {
      scrollObservers.send(.decelerating, velocity: velocity, of: node, in: self)
      move(node, to: rest, byUser: true)
    }
    node.scroll?.start = nil
    scrollObservers.send(.idle, velocity: .zero, of: node, in: self)
    tree.settle()
  }

  /// Returns the innermost element that the user can scroll along all given axes.
  ///
  /// The result is the given element or an ancestor.
  ///
  /// - Parameters:
  ///   - element: The element at which the search starts.
  ///   - axes: The axes.
  /// - Returns: The innermost element; nil if the user can scroll neither the element nor an
  ///   ancestor along all given axes.
  /// - Complexity: O(n) in the number of ancestors of the element.
  public func scrollable(at element: Element, along axes: Axis.Set) -> Element? {
    guard let node = nodes[element.id] else { return nil }
    return sequence(first: node, next: \.layoutParent)
      .first { $0.rule.scrolling.map { $0.isEnabled && $0.axes.isSuperset(of: axes) } ?? false }?
      .element
  }

  /// The visible part of an element on the screen, in points; nil if the element is hidden or
  /// scrolled out of view.
  ///
  /// The scroll views around the element clip the part. The part is rounded to whole pixels. If the
  /// element is transformed, the result is the smallest rectangle that contains the part.
  ///
  /// - Parameter element: The element.
  /// - Returns: The visible part; nil if no part of the element is visible.
  /// - Complexity: O(n) in the number of ancestors of the element.
  public func visibleFrame(of element: Element) -> CGRect? {
    guard let node = nodes[element.id] else { return nil }
    let isTransformed = transformsViews
    let parts = node.drawingNodes.compactMap {
      isTransformed ? transformedVisiblePart(of: $0) : visiblePart(of: $0)
    }
    let visible = parts.filter { $0.width > 0 && $0.height > 0 }.union
    return isTransformed ? visible.map(roundedToPixels) : visible.map(pixels)
  }

  private func userScrollable(_ element: Element) -> LayoutNode? {
    nodes[element.id].flatMap { $0.rule.scrolling?.isEnabled == true ? $0 : nil }
  }
}
