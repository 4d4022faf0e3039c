import AmbientGraph

/// The combined value of one preference in a subtree.
///
/// The contributors are the descendants of the collecting node that set, transform or collect the
/// preference, except the descendants of another contributor. If that other contributor transforms
/// or collects the preference, it receives the values of its descendants. If it sets the
/// preference, the values of its descendants are dropped.
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
