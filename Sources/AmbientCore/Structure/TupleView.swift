import AmbientGraph

/// Several views, one after the other.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  private let makeChildren: @MainActor (T, _ViewInputs) -> [ViewNode]
  private let updateChildren: @MainActor (T, [ViewNode]) -> Void

  /// Puts views together.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    makeChildren = { value, inputs in
      var nodes: [ViewNode] = []
      for view in repeat each value { nodes.append(makeNode(view, inputs)) }
      return nodes
    }
    updateChildren = { value, nodes in
      var index = 0
      for view in repeat each value {
        updateNode(nodes[index], view)
        index += 1
      }
    }
  }
}

extension TupleView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with a child for each view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TupleNode(inputs)
    node.children = view.makeChildren(view.value, node.inputs())
    return _ViewNode(node)
  }

  /// Gives each child its view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    view.updateChildren(view.value, node.as(TupleNode.self).children)
  }
}

extension TupleView: SelfComparing {
  /// Compares the views; the functions follow from their types.
  package func isSame(as other: TupleView) -> Bool {
    areSame(value, other.value, mode: .equatableUnlessTrivial)
  }
}

@MainActor
private func makeNode<Content: View>(_ view: Content, _ inputs: _ViewInputs) -> ViewNode {
  Content._makeNode(view, inputs).node
}

@MainActor
private func updateNode<Content: View>(_ node: ViewNode, _ view: Content) {
  Content._updateNode(_ViewNode(node), view)
}

private final class TupleNode: ViewNode {
  var children: [ViewNode] = []

  override var lastChild: ViewNode? { children.last }
  override func willRetire() {
    super.willRetire()
    children = []
  }
}
