import AmbientGraph

/// A modifier whose node is the parent of the content's node.
protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Node: ParentNode

  /// Makes the node, to which the caller then adds the node of the content.
  func makeNode(_ inputs: _ViewInputs) -> Node

  func update(_ node: Node)
}

extension NodeModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = view.modifier.makeNode(inputs)
    node.child = node.mount(view.content, scope: node.scopeBelow)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(Node.self)
    view.modifier.update(node)
    node.show(view.content)
  }
}
