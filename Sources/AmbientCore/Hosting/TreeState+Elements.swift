import AmbientGraph

extension TreeState {
  /// An identity for an element that is made.
  func makeElementID() -> ElementID { ElementID(number: makeNumber()) }

  /// The changes of elements, if a host wants to be told.
  var elementChanges: ElementChanges? {
    get { self[ElementChanges.self] }
    set { self[ElementChanges.self] = newValue }
  }

  /// Whether anything wants to know of elements that come, or look different.
  var isToldOfElements: Bool { elementChanges != nil || transactionEditing != nil }

  /// Notes that an element came, or looks different than before.
  func looksDifferent(_ element: AnyElementNode, than before: ElementDescription) {
    elementChanges?.described(element, before)
    transactionEditing?.changed.append(element)
  }
}

extension ElementChanges: NodeObserver {
  func childrenWillChange(of node: ViewNode) { childrenChanged(of: node.nearestElement) }
}
