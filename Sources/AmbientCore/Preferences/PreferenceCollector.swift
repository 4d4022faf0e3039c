import AmbientGraph

/// The combined value of one preference in a subtree.
///
/// A contributor is a node below the collecting node. The contributor sets, transforms or collects
/// the preference. Nodes below a contributor do not contribute to this collector themselves. A
/// contributor that transforms or collects the preference receives their values. A contributor that
/// sets the preference drops their values.
final class PreferenceCollector<K: PreferenceKey>: PreferenceGroup<K>, AnyPreferenceCollector {
  /// Whether the contributors are stored in tree order.
  private var isInOrder = true

  func add(_ contributor: ContributingNode<K>) { if !isRetired { insert(contributor) } }

  /// Removes a contributor that was added before.
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
