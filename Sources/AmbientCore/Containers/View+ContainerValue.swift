extension View {
  /// Sets a value for the container that directly contains the view.
  ///
  /// If several values are set for one key, the innermost wins. On a group, a loop or a section,
  /// the value applies to each view inside.
  ///
  /// - Parameters:
  ///   - keyPath: The container value to set.
  ///   - value: The new value.
  /// - Returns: The modified view.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that sets a container value.
///
/// In an element whose layout reads container values, the modifier becomes an element. Otherwise,
/// the modifier adds no node of its own.
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
    guard let reader = inputs.containerValueReader else {
      return Modified._makeNode(view.content, inputs)
    }
    return ContainerValueElement._makeNode(view.element(for: reader), inputs)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    if let element = node.node as? ElementNode<ContainerValueElement<Modified>> {
      if let reader = element.view?.reader { element.update(with: view.element(for: reader)) }
    } else {
      Modified._updateNode(node, view.content)
    }
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

extension ModifiedContent where Content: View {
  fileprivate func element<Value>(
    for reader: any ContainerValueReader.Type
  ) -> ContainerValueElement<Content> where Modifier == ContainerValueModifier<Value> {
    ContainerValueElement(
      reader: reader,
      change: ContainerValueChange(modifier.keyPath, modifier.value),
      content: content
    )
  }
}
