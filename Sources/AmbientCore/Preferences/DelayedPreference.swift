import AmbientGraph

/// A handle to the combined value of a preference.
///
/// The closure of `_delay(_:)` gets the handle, and makes views that read the value.
public struct _PreferenceValue<Key: PreferenceKey> {
  fileprivate let collected: PreferenceCollector<Key>

  /// Returns a view that is built from the value.
  ///
  /// - Parameter transform: Builds the content from the preference's current value.
  /// - Returns: The view, which is built again when the preference changes.
  public func _force<T: View>(
    _ transform: @escaping (Key.Value) -> T
  ) -> _PreferenceReadingView<Key, T> {
    _PreferenceReadingView(value: self, transform: transform)
  }

  /// Returns the value, and makes it a dependency of the body that is running.
  fileprivate func read() -> Key.Value {
    collected.isRetired ? Key.defaultValue : collected.read()
  }
}

@available(*, unavailable)
extension _PreferenceValue: Sendable {}

extension PreferenceKey {
  /// Returns a view whose content can both set and read the preference.
  ///
  /// - Parameter transform: Builds the content from a handle to the value. Only views made with
  ///   ``_PreferenceValue/_force(_:)`` depend on the value.
  /// - Returns: The view, which collects the preference from its content.
  public static func _delay<T: View>(
    _ transform: @escaping (_PreferenceValue<Self>) -> T
  ) -> some View {
    _DelayedPreferenceView(transform: transform)
  }
}

/// A view whose content can both set and read one preference.
public struct _DelayedPreferenceView<Key: PreferenceKey, Content: View> {
  /// Builds the content from a handle to the preference's value.
  public var transform: (_PreferenceValue<Key>) -> Content

  /// Creates a view from a closure that builds its content.
  ///
  /// - Parameter transform: The closure, which receives a handle to the preference's value.
  public nonisolated init(transform: @escaping (_PreferenceValue<Key>) -> Content) {
    self.transform = transform
  }
}

extension _DelayedPreferenceView: View {
  /// The type of the body; this view has none.
  public typealias Body = Never

  /// Makes a node that collects the preference.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = CollectingNode<Key>(inputs)
    node.makeContent(DelayedContent(collected: node.collected, transform: view.transform))
    return _ViewNode(node)
  }

  /// Builds the content of the node again, from a new view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.as(CollectingNode<Key>.self)
    node.updateContent(with: DelayedContent(collected: node.collected, transform: view.transform))
  }
}

/// The content of a delayed view.
///
/// The closure runs in the body of this view. If the closure reads an observable object, a change
/// of the object therefore runs the body again.
private struct DelayedContent<Key: PreferenceKey, Content: View>: LibraryView {
  let collected: PreferenceCollector<Key>?
  let transform: (_PreferenceValue<Key>) -> Content

  var body: Content? { collected.map { transform(_PreferenceValue(collected: $0)) } }
}

/// A view that is built from a preference that an ancestor collects.
///
/// The content contributes nothing to that preference. If it did, the content would depend on
/// itself.
///
/// - Invalidation: When the preference changes, the content is built again. If all views that set
///   the preference precede this view in tree order, the content is built in the same update.
///   Otherwise, the content is built in the next update.
public struct _PreferenceReadingView<Key: PreferenceKey, Content: View> {
  /// The handle to the preference's value.
  public var value: _PreferenceValue<Key>

  /// Builds the content from the value.
  public var transform: (Key.Value) -> Content

  /// Creates a view from a preference's value.
  ///
  /// - Parameters:
  ///   - value: The handle to the preference's value.
  ///   - transform: Builds the content from the value.
  public nonisolated init(
    value: _PreferenceValue<Key>,
    transform: @escaping (Key.Value) -> Content
  ) {
    self.value = value
    self.transform = transform
  }
}

extension _PreferenceReadingView: View {
  /// The type of the body; this view has none.
  public typealias Body = Never

  /// Makes a node whose content contributes nothing to the preference.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ParentNode(inputs)
    node.child = node.mount(
      ForcedContent(value: view.value, transform: view.transform),
      scope: inputs.scope.withoutCollector(of: Key.self)
    )
    return _ViewNode(node)
  }

  /// Builds the content of the node again, from a new view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ParentNode.self).show(ForcedContent(value: view.value, transform: view.transform))
  }
}

/// The content of a reading view.
///
/// The body of this view reads the preference, and runs again when the preference changes.
private struct ForcedContent<Key: PreferenceKey, Content: View>: LibraryView {
  let value: _PreferenceValue<Key>
  let transform: (Key.Value) -> Content

  var body: Content { transform(value.read()) }
}
