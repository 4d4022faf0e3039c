import AmbientGraph

extension View {
  /// Runs an action with the combined value that the view's descendants set for a preference.
  ///
  /// The action runs after the update that inserts the view into the tree, and after each update in
  /// which the value changes. If the host lays out the elements, the action runs after the layout.
  /// Geometry readers then have their sizes, and the preferences of their content are set.
  ///
  /// The action may set a state on which the preference depends. If this write changes the
  /// preference again, the action runs at most twice until the tree settles. Further runs are
  /// dropped with a warning.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - action: Receives the combined value, or the key's default if no descendant sets a value.
  /// - Returns: The modified view.
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

/// Runs an action with the collected value when this value differs from the last one that the
/// action received.
private final class PreferenceActionNode<K: PreferenceKey>: CollectingNode<K>
where K.Value: Equatable {
  var modifier: PreferenceAction<K>
  private var current: K.Value?
  private var reported: K.Value?
  private var repeats = ActionRepeats()

  @MainActor init(_ modifier: PreferenceAction<K>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func receive(_ value: K.Value, in endNode: PreferenceEndNode<K>) {
    current = value
    guard value != reported else { return }
    guard tree.hasLayout else { return report() }
    // The action runs after the layout, because the content of a geometry reader sets no value
    // before the reader has a size.
    tree.actions.addAfterLayout { [weak self] in
      if let self, !isRetired { report() }
    }
  }

  @MainActor private func report() {
    guard let value = current, value != reported else { return }
    reported = value
    afterUpdate(
      counting: &repeats,
      since: tree.layoutSettleNumber,
      label: "Bound preference \(K.self)"
    ) { self.modifier.action(value) }
  }
}
