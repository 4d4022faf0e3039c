import AmbientGraph

extension AnyElementNode {
  /// The explicit identifiers of the views between this element and the element around it, the
  /// innermost first.
  @usableFromInline @MainActor
  var enclosingIdentifiers: [AnyHashable] {
    var identifiers: [AnyHashable] = []
    var inner: ViewNode = self
    while !isRetired, let node = inner.parent, !(node is AnyElementNode) {
      if let loop = node as? any LoopNode {
        loop.identifier(of: inner).map { identifiers.append($0) }
      } else if let identifier = (node as? any IdentifiedNode)?.identifier {
        identifiers.append(identifier)
      }
      inner = node
    }
    return identifiers
  }

  /// Finds the first view in this element whose explicit identifier is `id`, and returns the
  /// outermost elements of that view.
  @usableFromInline @MainActor
  func elements(identifiedBy id: AnyHashable) -> [Element] {
    var candidate = isRetired ? nil : nextNode
    while let node = candidate, node.depth > depth {
      if let row = (node as? any LoopNode)?.row(identifiedBy: id) {
        return (row as? AnyElementNode).map { [Element($0)] } ?? row.elementsBelow
      }
      if (node as? any IdentifiedNode)?.identifier == id { return node.elementsBelow }
      candidate = node.nextNode
    }
    return []
  }
}
