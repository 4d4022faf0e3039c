import AmbientGraph

/// What the views of a subtree set for one key, put together; nil if none sets anything.
final class PreferenceCollector<K: PreferenceKey>: Derived<K.Value?>, AnyPreferenceCollector {
  // All that contribute, or may, below the node that collects and not below one of each other.
  private var contributors: [ContributingNode<K>] = []

  /// Whether the contributors stand in the order of the tree.
  private var isInOrder = true

  override var label: String { "collected \(K.self)" }

  func add(_ contributor: ContributingNode<K>) {
    if let last = contributors.last, !last.precedes(contributor) { isInOrder = false }
    contributors.append(contributor)
    graph.invalidate(self)
  }

  func remove(_ contributor: ContributingNode<K>) {
    guard !isRetired else { return }
    let index =
      isInOrder
      ? contributors.partitioningIndex { !$0.precedes(contributor) }
      : contributors.firstIndex { $0 === contributor }
    guard let index else { return }
    contributors.remove(at: index)
    graph.invalidate(self)
  }

  func orderWillChange() {
    guard isInOrder, !isRetired, contributors.count > 1 else { return }
    isInOrder = false
    graph.invalidate(self)
  }

  override func compute() -> K.Value? {
    if !isInOrder {
      contributors.sort { $0.precedes($1) }
      isInOrder = true
    }
    var result: K.Value?
    for contributor in contributors where contributor.contributes {
      if var value = result {
        // Emptied first, so that the value is not shared while it is changed.
        result = nil
        K.reduce(value: &value) { contributor.contribution() }
        result = value
      } else {
        result = contributor.contribution()
      }
    }
    return result
  }

  override func retire() {
    contributors = []
    super.retire()
  }
}
