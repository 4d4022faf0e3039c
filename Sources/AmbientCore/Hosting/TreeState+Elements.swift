import AmbientGraph

extension TreeState {
  func makeElementID() -> ElementID { ElementID(number: makeNumber()) }

  /// The collected changes of elements; nil if the host does not observe elements.
  var elementChanges: ElementChanges? {
    get { self[ElementChanges.self] }
    set { self[ElementChanges.self] = newValue }
  }

  /// Whether the tree tracks changes of elements, for the host or for a transaction modifier.
  var tracksElements: Bool { elementChanges != nil || transactionEditing != nil }

  /// Records that the description of an element has changed.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - before: The description before the change; an empty description for a new element.
  func elementChanged(_ element: AnyElementNode, from before: ElementDescription) {
    elementChanges?.described(element, before)
    transactionEditing?.changed.append(element)
  }
}

extension ElementChanges: NodeObserver {
  func childrenWillChange(of node: ViewNode) { childrenChanged(of: node.nearestElement) }
}
