import AmbientGraph

/// What has parts that bodies read by themselves.
protocol PartsOwner: AnyObject {
  var graph: Graph { get }

  /// Whether it has left the tree: from then on its parts are read with the whole. For the graph's owner alone.
  var isRetired: Bool { get }

  /// Its parts; for the graph's owner alone, while it is in the tree.
  var parts: StateParts { get }
}

/// The parts of a state that were read or compared, as a tree of parts within parts.
///
/// For the graph's owner alone.
final class StateParts {
  /// The name of the state, for reports.
  let name: String

  /// The place of the whole value.
  let ofWhole = PartPlace()

  private var count = 0
  private var limit = 16

  /// Makes the parts of a state with a name; there are none yet.
  init(named name: String) { self.name = name }

  /// The place of a part within another, made if it is the first.
  ///
  /// - Complexity: O(1), amortized: places that are of no use any more are dropped whenever their number has
  ///   doubled.
  func place(of key: AnyHashable, in whole: PartPlace) -> PartPlace {
    if let known = whole.inner[key] { return known }
    if count >= limit { prune() }
    let made = PartPlace()
    whole.inner[key] = made
    count += 1
    return made
  }

  /// Whether a source is the value of a part.
  func contains(_ source: Source) -> Bool {
    places.contains { $0.value === source || $0.valueForParts === source }
  }

  /// Lets go of all parts: from now on they may go away on any thread.
  func retire() {
    for place in places {
      place.retire()
      place.inner = [:]
    }
  }

  /// All places, those of parts behind those of what they are parts of.
  private var places: [PartPlace] {
    var places = [ofWhole]
    var next = 0
    while next < places.count {
      places += places[next].inner.values
      next += 1
    }
    return places
  }

  private func prune() {
    // From the innermost on: with its parts, a place may lose its use.
    var all = places
    count = 0
    while let place = all.popLast() { count += place.dropUnused() }
    limit = max(16, count * 2)
  }
}

/// What is known of one part of a state, whatever binding leads to it.
final class PartPlace {
  fileprivate(set) var inner: [AnyHashable: PartPlace] = [:]

  /// The value for bodies.
  var value: Source?

  /// The value on the way to the parts of this one.
  var valueForParts: Source?

  /// Drops the parts that nothing reads, that no location knows, and that have no parts themselves.
  ///
  /// - Returns: How many are left.
  fileprivate func dropUnused() -> Int {
    var unused: [AnyHashable] = []
    var index = inner.startIndex
    while index != inner.endIndex {
      // No copy of the place, and no key hashed, for one that stays.
      if !inner.values[index].isUsed, isKnownUniquelyReferenced(&inner.values[index]) {
        unused.append(inner.keys[index])
      }
      inner.formIndex(after: &index)
    }
    for key in unused { inner.removeValue(forKey: key)?.retire() }
    return inner.count
  }

  fileprivate var isUsed: Bool {
    !inner.isEmpty || value?.hasReaders == true || valueForParts?.hasReaders == true
  }

  fileprivate func retire() {
    // What the value is stays as it is: nobody has to look again.
    value?.retire(notifyingReaders: false)
    valueForParts?.retire(notifyingReaders: false)
    (value, valueForParts) = (nil, nil)
  }
}
