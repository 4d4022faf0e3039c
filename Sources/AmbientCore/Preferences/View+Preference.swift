import AmbientGraph

extension View {
  /// Sets a preference for the views around this one, in place of all that is set within it.
  ///
  /// - Invalidation: Another value is put together with those of the view's neighbours again. Nobody
  ///   runs but those who read the result, and they do if it has changed.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
}

private struct PreferenceModifier<K: PreferenceKey> {
  let value: K.Value
}

extension PreferenceModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PreferenceNode<K>(view.modifier.value, inputs)
    node.makeContent(view.content)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(PreferenceNode<K>.self)
    node.preference?.set(view.modifier.value)
    node.updateContent(with: view.content)
  }
}

/// Contributes a value that is written; what is below it contributes nothing.
private final class PreferenceNode<K: PreferenceKey>: ContributingNode<K> {
  /// The value, if anybody collects it.
  let preference: Preference<K>?

  @MainActor init(_ value: K.Value, _ inputs: _ViewInputs) {
    let isCollected = inputs.scope.collector(of: K.self) != nil
    preference = isCollected ? Preference(value, in: inputs.tree.graph) : nil
    super.init(inputs, inner: inputs.scope.withoutCollector(of: K.self))
  }

  override var contributes: Bool { true }

  override func contribution() -> K.Value {
    guard let preference else { return K.defaultValue }
    return preference.read()
  }
}

/// A value that a view sets.
private final class Preference<K: PreferenceKey>: Input<K.Value> {
  override var label: String { "\(K.self)" }
}
