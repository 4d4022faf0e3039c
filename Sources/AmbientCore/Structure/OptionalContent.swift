import AmbientGraph

/// An optional view: the result of an `if` without an `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// The type of the body; an optional view has none.
  public typealias Body = Never

  /// Makes a node; the node shows the view if the view is not nil.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = OptionalNode<Wrapped>(inputs)
    if let view { node.show(view) }
    return _ViewNode(node)
  }

  /// Updates, inserts or removes the view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(OptionalNode<Wrapped>.self).showOrHide(view)
  }
}

private final class OptionalNode<Content: View>: ParentNode {
  @MainActor func showOrHide(_ view: Content?) {
    if let view {
      if child == nil { child = insert(view, nil) } else { show(view) }
    } else if let child {
      self.child = nil
      removeChild(child, nil)
    }
  }
}

@MainActor
extension Optional where Wrapped: View {
  /// Always false, because the view may be nil.
  public static var _isOneView: Bool { false }

  /// Whether the wrapped view is always one subview or none.
  public static var _isAtMostOneView: Bool { Wrapped._isAtMostOneView }

  /// Adds the subviews of the view to a list if the view is not nil.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if let view { list.at(.branch(true)) { Wrapped._listSubviews(of: view, in: &$0) } }
  }
}
