import AmbientGraph

extension ViewTree {
  /// The element that has the focus; nil if no element has the focus.
  public var focusedElement: Element? { state.focusIfUsed?.focused?.elementInFocus }

  /// The elements that can have the focus now, in the order in which a host moves the focus.
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

  /// Moves the focus to an element, or removes the focus if the element is nil.
  ///
  /// Focus states and focused values change in the next update. An element loses the focus when it
  /// is removed, disabled or hidden, such as in a tab that is not selected. No other element gets
  /// the focus then. A presentation that closes returns the focus to the element that had the focus
  /// when the presentation opened.
  ///
  /// - Parameter element: The element to focus; nil for none.
  /// - Returns: False if the element cannot have the focus now, or belongs to a different tree. In
  ///   both cases, the focus does not move.
  @discardableResult
  public func focus(_ element: Element?) -> Bool {
    let target = element?.focusNode
    guard element == nil || target?.tree === state else { return false }
    state.graph.own { state.focus.move(to: target) }
    state.focus.report()
    return true
  }

  /// Moves the focus to the next or the previous visible element that can have it, as the Tab key
  /// does.
  ///
  /// After the last element comes the first one. If no element has the focus, the focus moves to
  /// the first or to the last element. If the focus enters a view whose `defaultFocus` has the
  /// priority ``DefaultFocusEvaluationPriority/userInitiated``, the focus moves on in the next
  /// update to the default of this view, unless this default cannot have the focus.
  ///
  /// - Parameter forward: Whether the focus moves to the next element instead of the previous one.
  /// - Returns: False if no visible element can have the focus.
  /// - Complexity: O(nodes).
  @discardableResult
  public func moveFocus(forward: Bool = true) -> Bool {
    let visible = Set(visibleElements.map(\.id))
    let elements = focusableElements.filter { visible.contains($0.id) }
    guard let first = elements.first, let last = elements.last else { return false }
    var next = forward ? first : last
    if let focused = focusedElement,
      let index = elements.firstIndex(where: { $0.id == focused.id })
    {
      next = elements[(index + (forward ? 1 : elements.count - 1)) % elements.count]
    }
    guard let node = next.focusNode else { return false }
    state.graph.own { state.focus.moveForUser(to: node) }
    state.focus.report()
    return true
  }

  /// Called when the focus has moved to a different element, or to no element.
  public var onFocusChange: ((Element?) -> Void)? {
    get { state.focusIfUsed?.onChange }
    set { state.focus.onChange = newValue }
  }

  /// Whether the scene that the tree shows has the focus; true by default.
  ///
  /// If the property is false, no view in the tree sets focused values.
  public var isSceneFocused: Bool {
    get { state.focusIfUsed?.isSceneFocused ?? true }
    set { state.graph.own { state.focus.isSceneFocused = newValue } }
  }

  /// Brings the window that contains an element in front of all other windows of the app.
  ///
  /// While no element has the focus, the `focusedSceneValue` modifiers in the frontmost window
  /// apply. The frontmost window is the window that last got the focus or was brought to the front.
  /// If there is no such window, the first window is the frontmost one.
  ///
  /// - Parameter element: An element in the window. The call has no effect for an element outside
  ///   of all windows.
  public func bringToFront(_ element: Element) {
    guard element.isMounted, let window = element.node?.window else { return }
    state.graph.own { state.focus.bringToFront(window) }
  }
}

extension Element {
  /// Whether the element can have the focus now.
  public var isFocusable: Bool { focusNode != nil }

  /// The ways in which the element uses the focus; nil if it cannot have the focus now.
  ///
  /// If the value contains ``FocusInteractions/edit``, a host moves the focus to the element when
  /// the user clicks it. If the value is only ``FocusInteractions/activate``, the user can move the
  /// focus to the element only with keys. The value of an element for entering text is
  /// ``FocusInteractions/edit``. The value of any other element is the value that is passed to
  /// `focusable(_:interactions:)`.
  public var focusInteractions: FocusInteractions? {
    focusNode.map { ($0 as? FocusableNode)?.interactions ?? .edit }
  }

  /// The node that gets the focus for this element; nil if the element cannot have the focus now.
  ///
  /// This is the element's own node if that node can have the focus. If not, this is the node of
  /// the nearest `focusable` modifier between this element and its parent element.
  fileprivate var focusNode: ViewNode? {
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
