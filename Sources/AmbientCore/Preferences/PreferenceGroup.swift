import AmbientGraph
import AmbientReflection

/// What some views that follow each other set for one key, put together; the key's default if none of them sets
/// anything.
///
/// A group has a few contributors, or a few groups of them, in the order of the tree, and keeps its result. When one
/// contributor sets another value, the groups around it put few results together again, and the first of them that
/// comes out the same is the last: `reduce` has no inverse, but it can be done in parts.
///
/// ```
///            a … p                the collector of a key
///        ╱     │     ╲
///    a … f   g … k   l … p        groups
///    ╱ │ ╲   ╱ │ ╲   ╱ │ ╲
///    contributors, in the order of the tree
/// ```
class PreferenceGroup<K: PreferenceKey>: Derived<K.Value> {
  /// How many parts a group has at most; a new value of one contributor looks at those of each group around it.
  private static var capacity: Int { 16 }

  // One of the two lists is empty. Only the group that has no parent may have neither. They are searched by
  // place: what the standard library has for any collection allocates where the type of the elements is not known.
  private final var contributors: [ContributingNode<K>] = []
  private final var groups: [PreferenceGroup<K>] = []

  // The parent retires its groups before it goes.
  private final unowned var parent: PreferenceGroup<K>?

  override var label: String { "collected \(K.self)" }

  /// Whether none of the views sets anything, and whether that was so before.
  ///
  /// Not a part of the value: code for any key would have to look for the type of an optional value at each use.
  private final var isEmpty = true
  private final var wasEmpty = true

  private final let comparator = ValueComparator.of(K.Value.self)

  /// Whether any of the views sets something; brought up to date, as a dependency of what reads now.
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
    for place in (first + 1)..<contributors.count where contributors[place].contributes {
      K.reduce(value: &result) { contributors[place].contribution() }
    }
    return result
  }

  private final func resultOfGroups() -> K.Value {
    guard let first = groups.indices.first(where: { groups[$0].isSet }) else {
      return K.defaultValue
    }
    isEmpty = false
    var result = groups[first].read()
    for place in (first + 1)..<groups.count where groups[place].isSet {
      K.reduce(value: &result) { groups[place].read() }
    }
    return result
  }

  override func retire() {
    // From the top, so that no group is told to compute again what is about to go.
    super.retire()
    for group in groups { group.retire() }
    groups = []
    contributors = []
  }

  // MARK: Parts

  /// All contributors, in order.
  final var allContributors: [ContributingNode<K>] {
    contributors + groups.flatMap(\.allContributors)
  }

  /// The group that has the last contributors.
  private final var lastLeaf: PreferenceGroup<K> {
    var group = self
    while !group.groups.isEmpty { group = group.groups[group.groups.count - 1] }
    return group
  }

  /// The contributor in front of all others.
  private final var first: ContributingNode<K>? {
    var group = self
    while !group.groups.isEmpty { group = group.groups[0] }
    return group.contributors.isEmpty ? nil : group.contributors[0]
  }

  /// Whether all that it has comes before a contributor, or some of it does.
  private final func begins(before contributor: ContributingNode<K>) -> Bool {
    first?.precedes(contributor) ?? true
  }

  /// Gives a contributor its place in the order of the tree; mostly that is the end.
  ///
  /// - Complexity: O(log contributors).
  final func insert(_ contributor: ContributingNode<K>) {
    let end = lastLeaf
    let count = end.contributors.count
    if count == 0 || end.contributors[count - 1].precedes(contributor) {
      return end.insert(contributor, at: count)
    }
    var group = self
    while !group.groups.isEmpty {
      var place = group.groups.count - 1
      while place > 0, !group.groups[place].begins(before: contributor) { place -= 1 }
      group = group.groups[place]
    }
    var place = group.contributors.count
    while place > 0, !group.contributors[place - 1].precedes(contributor) { place -= 1 }
    group.insert(contributor, at: place)
  }

  private final func insert(_ contributor: ContributingNode<K>, at place: Int) {
    if place == contributors.count {
      contributors.append(contributor)
    } else {
      contributors.insert(contributor, at: place)
    }
    contributor.group = self
    partsChanged(insertedAt: place)
  }

  /// Takes a contributor out.
  final func remove(_ contributor: ContributingNode<K>) {
    guard let place = contributors.indices.first(where: { contributors[$0] === contributor })
    else { return }
    contributors.remove(at: place)
    contributor.group = nil
    partsChanged()
  }

  private final func insert(_ group: PreferenceGroup<K>, behind other: PreferenceGroup<K>) {
    let place = groups.firstIndex { $0 === other }.map { $0 + 1 } ?? groups.count
    groups.insert(group, at: place)
    group.parent = self
    partsChanged(insertedAt: place)
  }

  private final func remove(_ group: PreferenceGroup<K>) {
    groups.removeAll { $0 === group }
    group.retire()
    partsChanged()
  }

  /// Lets the result be computed again, and keeps the number of parts within its bounds.
  private final func partsChanged(insertedAt place: Int? = nil) {
    graph.invalidate(self)
    let count = contributors.count + groups.count
    if count == 0 {
      parent?.remove(self)
    } else if count > Self.capacity {
      // What grows at its end stays full up to there.
      split(keeping: place == count - 1 ? count - 1 : count / 2)
    }
  }

  /// Hands the parts behind the first few to a group of their own.
  private final func split(keeping count: Int) {
    guard let parent else {
      let below = PreferenceGroup<K>(in: graph)
      moveParts(behind: 0, to: below)
      groups = [below]
      below.parent = self
      return below.split(keeping: count)
    }
    let rest = PreferenceGroup<K>(in: graph)
    moveParts(behind: count, to: rest)
    parent.insert(rest, behind: self)
  }

  private final func moveParts(behind count: Int, to other: PreferenceGroup<K>) {
    if groups.isEmpty {
      other.contributors = Array(contributors[count...])
      contributors.removeSubrange(count...)
      for contributor in other.contributors { contributor.group = other }
    } else {
      other.groups = Array(groups[count...])
      groups.removeSubrange(count...)
      for group in other.groups { group.parent = other }
    }
  }

  /// Puts all contributors in order, in new groups, after some have moved in the tree.
  final func restoreOrder() {
    let sorted = allContributors.sorted { $0.precedes($1) }
    for group in groups { group.retire() }
    groups = []
    contributors = []
    for contributor in sorted { insert(contributor) }
  }
}
