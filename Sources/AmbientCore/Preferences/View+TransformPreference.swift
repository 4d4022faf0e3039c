import AmbientGraph

extension View {
  /// Changes the value that the view's descendants set for a preference, before the value reaches
  /// the view's ancestors.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - callback: Changes the combined value in place. If no descendant sets a value, the closure
  ///     receives the key's default.
  /// - Returns: The modified view.
  /// - Invalidation: The closure runs again when a body recreates the modifier, and when the
  ///   combined value changes. It also runs again after a change of an observable property that it
  ///   read. The closure does not run if no ancestor collects the preference.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
}

private struct PreferenceTransform<K: PreferenceKey> {
  let transform: (inout K.Value) -> Void
}

extension PreferenceTransform: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PreferenceTransformNode<K>(view.modifier, inputs)
    node.makeContent(view.content)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(PreferenceTransformNode<K>.self)
    node.modifier = view.modifier
    node.scheduleEndNode()
    node.updateContent(with: view.content)
  }
}

/// Contributes the collected value after a closure has changed it.
private final class PreferenceTransformNode<K: PreferenceKey>: CollectingNode<K> {
  var modifier: PreferenceTransform<K>
  private let type: ViewType
  private let result: TransformedPreference<K>

  @MainActor init(_ modifier: PreferenceTransform<K>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    type = .of(PreferenceTransform<K>.self, .modifier)
    result = TransformedPreference(nil, in: inputs.tree.graph)
    // Without a collector above, the transformed value is not needed.
    super.init(inputs, isNeeded: inputs.scope.collector(of: K.self) != nil)
  }

  override func receive(_ value: K.Value, in endNode: PreferenceEndNode<K>) {
    var value = value
    endNode.observing(as: type) { modifier.transform(&value) }
    result.set(value)
  }

  // The result is nil until the end node, which follows the content, has run for the first time.
  override var contributes: Bool { result.read() != nil }
  override func contribution() -> K.Value { (result.read() ?? nil) ?? K.defaultValue }
}

private final class TransformedPreference<K: PreferenceKey>: Input<K.Value?> {
  override var label: String { "transformed \(K.self)" }
}
