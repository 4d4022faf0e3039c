import AmbientGraph

/// A view that may be there: what an `if` without an `else` becomes.
extension Optional: View where Wrapped: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with the view, if it is there.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = OptionalNode<Wrapped>(inputs)
    node.show(view)
    return _ViewNode(node)
  }

  /// Updates the view, or lets it come or go.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(OptionalNode<Wrapped>.self).show(view)
  }
}

private final class OptionalNode<Content: View>: ViewNode {
  private var child: ViewNode?

  override var lastChild: ViewNode? { child }

  @MainActor func show(_ view: Content?) {
    switch (view, child) {
    case (let view?, let child?):
      Content._updateNode(_ViewNode(child), view)
    case (let view?, nil):
      child = mount(view)
    case (nil, let child?):
      unmount(child)
      self.child = nil
    case (nil, nil): break
    }
  }

  override func willRetire() { child = nil }
}
