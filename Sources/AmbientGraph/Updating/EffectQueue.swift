/// Effects that wait to be run, given out in the order of the tree.
///
/// Newcomers nearly always come in order, and in front of everything that waits: the children of the
/// effect that runs now. They are then reversed onto the end of `waiting`, as onto a stack.
struct EffectQueue {
  /// In the order of the tree, the first one last.
  private var waiting: [Effect] = []
  private var newcomers: [Effect] = []

  var isEmpty: Bool { waiting.isEmpty && newcomers.isEmpty }

  mutating func insert(_ effect: Effect) { newcomers.append(effect) }

  mutating func popFirst() -> Effect? {
    if !newcomers.isEmpty { admitNewcomers() }
    return waiting.popLast()
  }

  /// Puts everything in order again, after effects that wait have moved in the tree.
  mutating func reorder() {
    newcomers += waiting.reversed()
    waiting = []
  }

  private mutating func admitNewcomers() {
    // Who is retired has no place in the order any more, and nobody can be compared with it.
    newcomers.removeAll(where: \.isRetired)
    while waiting.last?.isRetired == true { waiting.removeLast() }
    if !newcomers.isInTreeOrder { newcomers.sort { $0.precedes($1) } }
    if let next = waiting.last, let last = newcomers.last, !last.precedes(next) {
      merge()
    } else {
      waiting.append(contentsOf: newcomers.reversed())
    }
    newcomers.removeAll(keepingCapacity: true)
  }

  private mutating func merge() {
    var merged: [Effect] = []
    merged.reserveCapacity(waiting.count + newcomers.count)
    var rest = newcomers[...]
    for effect in waiting where !effect.isRetired {
      while let last = rest.last, effect.precedes(last) { merged.append(rest.removeLast()) }
      merged.append(effect)
    }
    merged.append(contentsOf: rest.reversed())
    waiting = merged
  }
}

extension Graph {
  /// Forgets every effect that waits.
  ///
  /// A graph that is not updated any more has to be told: it and what waits hold each other.
  public func cancelUpdates() { queue = EffectQueue() }
}

extension [Effect] {
  fileprivate var isInTreeOrder: Bool {
    for index in indices.dropFirst() where self[index].precedes(self[index - 1]) { return false }
    return true
  }
}
