import AmbientGraph

extension View {
  /// Sets a preference for the ancestors of this view.
  ///
  /// The value replaces all values that descendants of the view set for the same key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value.
  /// - Returns: The modified view.
  /// - Invalidation: If the value changes, it is combined again with the values that other views
  ///   set for the same key. Readers run only if the combined value changes.
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

/// The node of a view that sets a preference.
///
/// The collector gets the value of this node instead of the descendants' values.
private final class PreferenceNode<K: PreferenceKey>: ContributingNode<K> {
  /// The value that the view sets; nil if no ancestor collects the preference.
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

private final class Preference<K: PreferenceKey>: Input<K.Value> {
  override var label: String { "\(K.self)" }
}
