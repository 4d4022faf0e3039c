import AmbientGraph

extension AnyElementNode {
  /// The explicit identifiers and the loop identifiers of the views between this element and its
  /// parent element, the innermost first.
  @usableFromInline @MainActor
  var enclosingIdentifiers: [AnyHashable] {
    var identifiers: [AnyHashable] = []
    var inner: ViewNode = self
    while !isRetired, let node = inner.parent, !(node is AnyElementNode) {
      if let loop = node as? any LoopNode {
        loop.identifier(of: inner).map { identifiers.append($0) }
      } else if let identified = node as? any IdentifiedNode {
        identifiers += identified.identifiers
      }
      inner = node
    }
    return identifiers
  }

  /// Searches this element for the first view whose explicit or loop identifier is `id`.
  ///
  /// - Returns: The outermost elements of the view; none if no view has the identifier.
  @usableFromInline @MainActor
  func elements(identifiedBy id: AnyHashable) -> [Element] {
    var candidate = isRetired ? nil : nextNode
    while let node = candidate, node.depth > depth {
      if let row = (node as? any LoopNode)?.row(identifiedBy: id) {
        return (row as? AnyElementNode).map { [Element($0)] } ?? row.elementsBelow
      }
      if let identified = node as? any IdentifiedNode, identified.identifiers.contains(id) {
        return node.elementsBelow + node.elementsOfNextSubviews(identifiedBy: id)
      }
      candidate = node.nextNode
    }
    return []
  }
}

@MainActor
extension ViewNode {
  /// Returns the elements of the subviews that follow this view in its loop or group, up to the
  /// first subview without the identifier.
  ///
  /// A view with several subviews, such as a group, gives its identifier to each subview. If this
  /// view is the first of these subviews, the result contains the elements of the others.
  fileprivate func elementsOfNextSubviews(identifiedBy id: AnyHashable) -> [Element] {
    var elements: [Element] = []
    var inner = self
    while let node = inner.parent, !(node is AnyElementNode) {
      if let loop = node as? any LoopNode {
        for row in loop.listedSubviews(after: inner) {
          guard let identified = row.identifiedSubview, identified.identifiers.contains(id) else {
            break
          }
          elements += row.elementsBelow
        }
        break
      }
      inner = node
    }
    return elements
  }

  /// The first node with explicit identifiers in this subview; nil if no node has any.
  private var identifiedSubview: (any IdentifiedNode)? {
    sequence(first: self) { ($0 as? ParentNode)?.child }.lazy
      .compactMap { $0 as? any IdentifiedNode }.first
  }
}
