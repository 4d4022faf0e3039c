public import AmbientHosting
public import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Returns the element that a pointer hits at a point of the screen; nil if it hits none.
  ///
  /// A pointer hits texts, images, colors, shapes, controls and content shapes. A pointer does not
  /// hit the space between views. A view cannot be hit if the view is hidden, transparent, scrolled
  /// out of view, excluded from hit testing, or under the bar of a page or tab view.
  ///
  /// A host sends a `PointerEvent` to this element.
  ///
  /// - Parameter point: The point, in points from the upper left corner of the screen.
  /// - Returns: The element.
  /// - Complexity: O(n log n) in the number of elements.
  public func element(at point: CGPoint) -> Element? {
    for (element, frame) in drawingOrder.reversed() where frame.contains(point) {
      if isLeaving(element) { continue }
      guard element.canBeHit, visibleFrame(of: element)?.contains(point) == true else { continue }
      if let node = nodes[element.id], isBehindBar(node, at: point) { continue }
      return element
    }
    return nil
  }

  /// Whether an element is shown only until a transition is over, because the element or an element
  /// around it was removed.
  private func isLeaving(_ element: Element) -> Bool {
    guard !leaving.isEmpty, let node = nodes[element.id] else { return false }
    return sequence(first: node, next: \.elementParent).contains(where: \.isLeaving)
  }
}

extension Element {
  fileprivate var canBeHit: Bool {
    guard kind == .contentShape || isControl || (children.isEmpty && kind != .spacer) else {
      return false
    }
    return !sequence(first: self, next: \.parent).contains(where: \.isUntouchable)
  }

  /// Whether the element is a control, and not only a view with a gesture.
  private var isControl: Bool {
    handlesEvents && ![.tapTarget, .gestureTarget, .hoverTarget].contains(kind)
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
