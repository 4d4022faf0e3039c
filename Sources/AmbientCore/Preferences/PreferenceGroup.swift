import AmbientGraph
import AmbientReflection

/// The combined value of consecutive contributors to one preference; the key's default if no
/// contributor sets a value.
///
/// A contributor is the node of a view that can set a value for the preference.
///
/// A group holds either contributors or smaller groups, in tree order, and caches its result. When
/// one contributor's value changes, only the groups that contain the contributor combine their
/// parts again. The innermost group combines its parts first. The next group outward follows only
/// if the result has changed. The groups are necessary because `reduce` has no inverse: an old
/// value cannot be removed from a combined value.
///
/// ```text
///            a … p                the collector of a key
///        ╱     │     ╲
///    a … f   g … k   l … p        groups
///    ╱ │ ╲   ╱ │ ╲   ╱ │ ╲
///    contributors, in tree order
/// ```
class PreferenceGroup<K: PreferenceKey>: Derived<K.Value> {
  /// The largest number of parts in one group.
  ///
  /// When a contributor changes, each group that contains the contributor reads at most this many
  /// parts.
  private static var capacity: Int { 16 }

  // At least one of the two lists below is empty; both are empty only in a group without a parent.
  // Frequent searches of the lists go over the indices. The standard library's generic searches
  // over elements allocate where the element type is not known at compile time.
  private final var contributors: [ContributingNode<K>] = []
  private final var groups: [PreferenceGroup<K>] = []

  // A parent retires its groups before the parent is released.
  private final unowned var parent: PreferenceGroup<K>?

  override var label: String { "collected \(K.self)" }

  /// Whether no contributor sets a value.
  ///
  /// This is a separate property, because an optional result would make generic code look up the
  /// type `Optional<Value>` at each use.
  private final var isEmpty = true

  /// The value of `isEmpty` before the last computation.
  private final var wasEmpty = true

  private final let comparator = ValueComparator.of(K.Value.self)

  /// Whether any contributor sets a value.
  ///
  /// A read of this property first brings the group up to date, and makes the running computation
  /// depend on the group.
  final var isSet: Bool {
    _ = read()
    return !isEmpty
  }

  override final func isSame(
    _ old: UnsafePointer<K.Value>,
    _ new: UnsafePointer<K.Value>
  ) -> Bool {
    isEmpty == wasEmpty && comparator.areSame(old, new)
  }

  override func compute() -> K.Value {
    wasEmpty = isEmpty
    isEmpty = true
    return groups.isEmpty ? resultOfContributors() : resultOfGroups()
  }

  private final func resultOfContributors() -> K.Value {
    guard let first = contributors.indices.first(where: { contributors[$0].contributes })
    else {
      return K.defaultValue
    }
    isEmpty = false
    var result = contributors[first].contribution()
    for index in (first + 1)..<contributors.count where contributors[index].contributes {
      K.reduce(value: &result) { contributors[index].contribution() }
    }
    return result
  }

  private final func resultOfGroups() -> K.Value {
    guard let first = groups.indices.first(where: { groups[$0].isSet }) else {
      return K.defaultValue
    }
    isEmpty = false
    var result = groups[first].read()
    for index in (first + 1)..<groups.count where groups[index].isSet {
      K.reduce(value: &result) { groups[index].read() }
    }
    return result
  }

  override func retire() {
    // The group retires before its parts. If its parts retired first, each part would invalidate
    // the group.
    super.retire()
    for group in groups { group.retire() }
    groups = []
    contributors = []
  }

  // MARK: Parts

  /// All contributors, in tree order.
  final var allContributors: [ContributingNode<K>] {
    contributors + groups.flatMap(\.allContributors)
  }

  /// The innermost group that holds the last contributors.
  private final var lastLeaf: PreferenceGroup<K> {
    var group = self
    while !group.groups.isEmpty { group = group.groups[group.groups.count - 1] }
    return group
  }

  private final var first: ContributingNode<K>? {
    var group = self
    while !group.groups.isEmpty { group = group.groups[0] }
    return group.contributors.isEmpty ? nil : group.contributors[0]
  }

  /// Returns whether the group is empty, or its first contributor precedes the given one.
  private final func begins(before contributor: ContributingNode<K>) -> Bool {
    first?.precedes(contributor) ?? true
  }

  /// Inserts a contributor at its position in tree order, which is the end in most cases.
  ///
  /// - Complexity: O(log *n*) at the end, and O(log² *n*) at any other position, for *n*
  ///   contributors.
  final func insert(_ contributor: ContributingNode<K>) {
    let end = lastLeaf
    let count = end.contributors.count
    if count == 0 || end.contributors[count - 1].precedes(contributor) {
      return end.insert(contributor, at: count)
    }
    var group = self
    while !group.groups.isEmpty {
      var index = group.groups.count - 1
      while index > 0, !group.groups[index].begins(before: contributor) { index -= 1 }
      group = group.groups[index]
    }
    var index = group.contributors.count
    while index > 0, !group.contributors[index - 1].precedes(contributor) { index -= 1 }
    group.insert(contributor, at: index)
  }

  private final func insert(_ contributor: ContributingNode<K>, at index: Int) {
    if index == contributors.count {
      contributors.append(contributor)
    } else {
      contributors.insert(contributor, at: index)
    }
    contributor.group = self
    partsChanged(insertedAt: index)
  }

  final func remove(_ contributor: ContributingNode<K>) {
    guard let index = contributors.indices.first(where: { contributors[$0] === contributor })
    else { return }
    contributors.remove(at: index)
    contributor.group = nil
    partsChanged()
  }

  private final func insert(_ group: PreferenceGroup<K>, after other: PreferenceGroup<K>) {
    let index = groups.firstIndex { $0 === other }.map { $0 + 1 } ?? groups.count
    groups.insert(group, at: index)
    group.parent = self
    partsChanged(insertedAt: index)
  }

  private final func remove(_ group: PreferenceGroup<K>) {
    groups.removeAll { $0 === group }
    group.retire()
    partsChanged()
  }

  /// Invalidates the result, splits a group that is too large, and removes an empty group.
  private final func partsChanged(insertedAt index: Int? = nil) {
    graph.invalidate(self)
    let count = contributors.count + groups.count
    if count == 0 {
      parent?.remove(self)
    } else if count > Self.capacity {
      // If the new part is the last one, only this part moves into the new group, and the old group
      // stays full. Otherwise, half of the parts move.
      split(keeping: index == count - 1 ? count - 1 : count / 2)
    }
  }

  /// Moves all parts but the first `count` into a new group after this group.
  ///
  /// A group without a parent moves all its parts into a new child group, and splits the child.
  private final func split(keeping count: Int) {
    guard let parent else {
      let below = PreferenceGroup<K>(in: graph)
      moveParts(from: 0, to: below)
      groups = [below]
      below.parent = self
      return below.split(keeping: count)
    }
    let rest = PreferenceGroup<K>(in: graph)
    moveParts(from: count, to: rest)
    parent.insert(rest, after: self)
  }

  private final func moveParts(from index: Int, to other: PreferenceGroup<K>) {
    if groups.isEmpty {
      other.contributors = Array(contributors[index...])
      contributors.removeSubrange(index...)
      for contributor in other.contributors { contributor.group = other }
    } else {
      other.groups = Array(groups[index...])
      groups.removeSubrange(index...)
      for group in other.groups { group.parent = other }
    }
  }

  /// Sorts all contributors into new groups, after nodes have moved in the tree.
  final func restoreOrder() {
    let sorted = allContributors.sorted { $0.precedes($1) }
    for group in groups { group.retire() }
    groups = []
    contributors = []
    for contributor in sorted { insert(contributor) }
  }
}
