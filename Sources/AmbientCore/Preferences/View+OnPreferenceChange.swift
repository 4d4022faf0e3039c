import AmbientGraph

extension View {
  /// Runs an action with what is set for a preference within this view: after the update in which the
  /// view appears, and after each one in which the value became another one.
  ///
  /// The action may set a state above the views that set the preference. One that changes the preference
  /// again is repeated once in a settling of the tree.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}

private struct PreferenceAction<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceAction: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PreferenceActionNode<K>(view.modifier, inputs)
    node.makeContent(view.content)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(PreferenceActionNode<K>.self)
    node.modifier = view.modifier
    node.updateContent(with: view.content)
  }
}

/// Tells an action what is collected, when it differs from what was told last.
private final class PreferenceActionNode<K: PreferenceKey>: CollectingNode<K>
where K.Value: Equatable {
  var modifier: PreferenceAction<K>
  private var told: K.Value?
  private var repeats = ActionRepeats()

  @MainActor init(_ modifier: PreferenceAction<K>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func receive(_ value: K.Value, in end: PreferenceEnd<K>) {
    if let told, told == value { return }
    told = value
    afterUpdate(counting: &repeats, label: "Bound preference \(K.self)") {
      self.modifier.action(value)
    }
  }
}
