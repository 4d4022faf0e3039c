import AmbientGraph

extension ViewTree {
  /// The element that has the focus.
  public var focusedElement: Element? { state.focusIfUsed?.focused?.elementInFocus }

  /// The elements that can have the focus now, in order: those to which a host moves from one to the
  /// next.
  ///
  /// - Complexity: O(nodes).
  public var focusableElements: [Element] {
    var elements: [Element] = []
    root?.forEachDescendant { node in
      guard node.canHaveFocus, let element = node.elementInFocus else { return }
      if elements.last?.id != element.id { elements.append(element) }
    }
    return elements
  }

  /// Moves the focus to an element, or away from all if it is nil.
  ///
  /// - Returns: Whether the element can have the focus: false also for an element of another tree.
  /// Focus states and focused values follow in the next update. What the focus moves away from by
  /// itself, because it is gone or disabled, loses it to nobody.
  @discardableResult
  public func focus(_ element: Element?) -> Bool {
    let target = element?.placeOfFocus
    guard element == nil || target?.tree === state else { return false }
    state.graph.own { state.focus.move(to: target) }
    state.focus.report()
    return true
  }

  /// Called when another element has the focus, or none.
  public var onFocusChange: ((Element?) -> Void)? {
    get { state.focusIfUsed?.onChange }
    set { state.focus.onChange = newValue }
  }

  /// Whether the scene that the tree shows is the one in focus; as long as it is not, nobody in it gives
  /// focused values.
  public var isSceneFocused: Bool {
    get { state.focusIfUsed?.isSceneFocused ?? true }
    set { state.graph.own { state.focus.isSceneFocused = newValue } }
  }

  /// Says which of an app's windows is in front: the one around an element.
  ///
  /// While no element has the focus, the views in it give what `focusedSceneValue` says. Until the host
  /// says so, that is the window which had the focus last, or else the first one.
  public func bringToFront(_ element: Element) {
    guard element.isMounted, let window = element.node?.window else { return }
    state.graph.own { state.focus.bringToFront(window) }
  }
}

extension Element {
  /// Whether it can have the focus now.
  public var isFocusable: Bool { placeOfFocus != nil }

  /// The node that has the focus when this element has it: its own, or one right above.
  fileprivate var placeOfFocus: ViewNode? {
    guard let node, !node.isRetired else { return nil }
    if node.canHaveFocus { return node }
    var candidate = node.parent
    while let next = candidate, !(next is AnyElementNode) {
      if next.canHaveFocus { return next }
      candidate = next.parent
    }
    return nil
  }
}
