import AmbientGraph

/// A preference of a view that is being made, for views within it.
public struct _PreferenceValue<Key: PreferenceKey> {
  fileprivate let collected: PreferenceCollector<Key>

  /// A view that is made of the value.
  public func _force<T: View>(
    _ transform: @escaping (Key.Value) -> T
  ) -> _PreferenceReadingView<Key, T> {
    _PreferenceReadingView(value: self, transform: transform)
  }

  /// The value, as a dependency of what reads now.
  fileprivate func read() -> Key.Value {
    collected.isRetired ? Key.defaultValue : collected.read()
  }
}

@available(*, unavailable)
extension _PreferenceValue: Sendable {}

extension PreferenceKey {
  /// A view that gets hold of what is set for this preference within itself.
  public static func _delay<T: View>(
    _ transform: @escaping (_PreferenceValue<Self>) -> T
  ) -> some View {
    _DelayedPreferenceView(transform: transform)
  }
}

/// A view that gets hold of what is set for a preference within itself.
public struct _DelayedPreferenceView<Key: PreferenceKey, Content: View> {
  /// Makes the content.
  public var transform: (_PreferenceValue<Key>) -> Content

  /// Makes the view.
  public nonisolated init(transform: @escaping (_PreferenceValue<Key>) -> Content) {
    self.transform = transform
  }
}

extension _DelayedPreferenceView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that collects the preference.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = CollectingNode<Key>(inputs)
    node.makeContent(DelayedContent(collected: node.collected, transform: view.transform))
    return _ViewNode(node)
  }

  /// Makes the content anew.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.as(CollectingNode<Key>.self)
    node.updateContent(with: DelayedContent(collected: node.collected, transform: view.transform))
  }
}

/// What a delayed view shows, made where observable reads re-run it.
private struct DelayedContent<Key: PreferenceKey, Content: View>: LibraryView {
  let collected: PreferenceCollector<Key>?
  let transform: (_PreferenceValue<Key>) -> Content

  var body: Content? { collected.map { transform(_PreferenceValue(collected: $0)) } }
}

/// A view that is made of a preference of a view around it.
///
/// What it shows sets that preference for no view around it, as it would depend on itself.
///
/// - Invalidation: Another value of the preference makes the view anew: in the same update where it comes
///   behind all that sets the preference, and otherwise in the one that follows.
public struct _PreferenceReadingView<Key: PreferenceKey, Content: View> {
  /// Where the value comes from.
  public var value: _PreferenceValue<Key>

  /// Makes the content.
  public var transform: (Key.Value) -> Content

  /// Makes the view.
  public nonisolated init(
    value: _PreferenceValue<Key>,
    transform: @escaping (Key.Value) -> Content
  ) {
    self.value = value
    self.transform = transform
  }
}

extension _PreferenceReadingView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node whose content contributes nothing to the preference.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ParentNode(inputs)
    node.child = node.mount(
      ForcedContent(value: view.value, transform: view.transform),
      scope: inputs.scope.withoutCollector(of: Key.self)
    )
    return _ViewNode(node)
  }

  /// Makes the content anew.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ParentNode.self).show(ForcedContent(value: view.value, transform: view.transform))
  }
}

/// What a reading view shows, made where another value re-runs it.
private struct ForcedContent<Key: PreferenceKey, Content: View>: LibraryView {
  let value: _PreferenceValue<Key>
  let transform: (Key.Value) -> Content

  var body: Content { transform(value.read()) }
}
