import AmbientGraph

/// A view that may be there: what an `if` without an `else` becomes.
extension Optional: View where Wrapped: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with the view, if it is there.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = OptionalNode<Wrapped>(inputs)
    node.showOrHide(view)
    return _ViewNode(node)
  }

  /// Updates the view, or lets it come or go.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(OptionalNode<Wrapped>.self).showOrHide(view)
  }
}

private final class OptionalNode<Content: View>: ParentNode {
  @MainActor func showOrHide(_ view: Content?) {
    if let view {
      show(view)
    } else if let child {
      unmount(child)
      self.child = nil
    }
  }
}

@MainActor
extension Optional where Wrapped: View {
  /// No: it may be none.
  public static var _isOneView: Bool { false }

  /// Lists the view, if it is there.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if let view { list.at(.branch(true)) { Wrapped._listSubviews(of: view, in: &$0) } }
  }
}
