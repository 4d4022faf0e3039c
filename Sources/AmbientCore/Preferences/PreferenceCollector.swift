import AmbientGraph

/// The combined value of one preference in a subtree.
///
/// A node below the collecting node is a contributor if it sets, transforms or collects the
/// preference. Nodes below a contributor do not contribute to this collector. A contributor that
/// transforms or collects the preference receives the values of the nodes below the contributor. A
/// contributor that sets the preference drops these values.
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
