extension View {
  /// Tells the container in which the view stands directly.
  ///
  /// Of several values for one key the innermost counts. Applied to a group, a loop or a section, it
  /// holds for each view inside.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that is not there but for the container.
private struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    Modified._makeNode(view.content, inputs)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    Modified._updateNode(node, view.content)
  }

  static var _keepsOneView: Bool { false }

  static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    list.within({ $0.values[keyPath: view.modifier.keyPath] = view.modifier.value }) {
      Modified._listSubviews(of: view.content, in: &$0)
    }
  }
}
