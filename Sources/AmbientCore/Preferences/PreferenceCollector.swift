import AmbientGraph

/// The combined value of one preference in a subtree.
///
/// A node below the collecting node can set, transform or collect the preference. The outermost of
/// these nodes are the contributors of this collector. A contributor that transforms or collects
/// the preference receives the values of the nodes below it. A contributor that sets the preference
/// drops these values.
final class PreferenceCollector<K: PreferenceKey>: PreferenceGroup<K>, AnyPreferenceCollector {
  /// Whether the contributors are stored in tree order.
  private var isInOrder = true

  func add(_ contributor: ContributingNode<K>) { if !isRetired { insert(contributor) } }

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
