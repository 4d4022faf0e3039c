extension View {
  /// Names the view for a focus state: the state has the value while the focus is in the view, and
  /// setting it to the value moves the focus here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Connects the view with a focus state: the state is true while the focus is in the view, and setting
  /// it to true moves the focus here.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}

/// Names a view for a focus state.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = FocusAnchorOf(view.modifier, inputs)
    node.show(view.content)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(FocusAnchorOf<Value>.self)
    node.update(with: view.modifier)
    node.show(view.content)
  }
}
