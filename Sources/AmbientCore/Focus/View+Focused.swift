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

extension FocusedModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusAnchorOf<Value> { FocusAnchorOf(self, inputs) }

  func update(_ node: FocusAnchorOf<Value>) { node.update(with: self) }
}
