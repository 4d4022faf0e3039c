import AmbientGraph

extension View {
  /// Changes what is set for a preference within this view, before it goes on up.
  ///
  /// - Invalidation: The closure runs when the view around it makes it anew, when the value from within
  ///   has changed, and when something observable that it read has changed.
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
    node.scheduleEnd()
    node.updateContent(with: view.content)
  }
}

/// Contributes what a closure makes of what is collected.
private final class PreferenceTransformNode<K: PreferenceKey>: CollectingNode<K> {
  var modifier: PreferenceTransform<K>
  private let type: ViewType
  private let result: TransformedPreference<K>

  @MainActor init(_ modifier: PreferenceTransform<K>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    type = .of(PreferenceTransform<K>.self, .modifier)
    result = TransformedPreference(nil, in: inputs.tree.graph)
    // Where nobody collects, nobody wants to know.
    super.init(inputs, isNeeded: inputs.scope.collector(of: K.self) != nil)
  }

  override func receive(_ value: K.Value, in end: PreferenceEnd<K>) {
    var value = value
    end.observing(as: type) { modifier.transform(&value) }
    result.set(value)
  }

  // Nil before the end has run for the first time.
  override var contributes: Bool { result.read() != nil }
  override func contribution() -> K.Value { (result.read() ?? nil) ?? K.defaultValue }
}

/// What a transform made of a preference.
private final class TransformedPreference<K: PreferenceKey>: Input<K.Value?> {
  override var label: String { "transformed \(K.self)" }
}
