import AmbientGraph

/// What the views of a subtree set for one key, put together.
///
/// All contribute to it, or may, that are below the node that collects and not below one of each other.
final class PreferenceCollector<K: PreferenceKey>: PreferenceGroup<K>, AnyPreferenceCollector {
  /// Whether the contributors stand in the order of the tree.
  private var isInOrder = true

  func add(_ contributor: ContributingNode<K>) { if !isRetired { insert(contributor) } }

  /// Lets a contributor leave that was added.
  func remove(contributor: ContributingNode<K>) {
    guard !isRetired else { return }
    contributor.group?.remove(contributor)
  }

  func orderWillChange() {
    guard isInOrder, !isRetired else { return }
    isInOrder = false
    graph.invalidate(self)
  }

  override func compute() -> K.Value {
    if !isInOrder {
      restoreOrder()
      isInOrder = true
    }
    return super.compute()
  }
}
