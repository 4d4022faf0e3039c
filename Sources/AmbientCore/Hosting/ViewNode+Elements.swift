import AmbientGraph

@MainActor
extension ViewNode {
  /// The nearest elements below this node: no other element is in between.
  var elementsBelow: [Element] {
    var result: [Element] = []
    var candidate = nextNode
    while let node = candidate, node.depth > depth {
      if let element = node as? AnyElementNode {
        result.append(Element(element))
        candidate = element.lastInOrder.nextNode
      } else {
        candidate = node.nextNode
      }
    }
    return result
  }

  /// Schedules the nearest elements below this node, so that they are described again.
  func describeElementsBelow() {
    for element in elementsBelow { element.node.map(graph.schedule) }
  }

  /// This node if it is an element, or else the nearest ancestor that is an element.
  var nearestElement: AnyElementNode? {
    var candidate: ViewNode? = self
    while let node = candidate {
      if let element = node as? AnyElementNode { return element }
      candidate = node.parent
    }
    return nil
  }
}

extension Element {
  init(_ node: AnyElementNode) { self.init(id: node.id, source: node) }

  /// The node of the element; nil if the element belongs to a tree that is not a ``ViewTree``.
  var node: AnyElementNode? { source as? AnyElementNode }
}
