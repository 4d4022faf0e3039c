import AmbientGraph

/// The storage of a state, whose parts bodies can read separately.
protocol PartsOwner: AnyObject {
  var graph: Graph { get }

  /// Whether the owner has left the tree; from then on, a read of a part reads the whole value.
  ///
  /// Only the graph's owner reads it.
  var isRetired: Bool { get }

  /// The records of the parts; only the graph's owner accesses them, while this object is in the
  /// tree.
  var parts: StateParts { get }
}

/// The records of all parts of a state that were read or compared, as a tree of nested parts.
///
/// Only the graph's owner accesses it.
final class StateParts {
  /// The name of the state, for reports.
  let name: String

  /// The record of the whole value.
  let whole = PartRecord()

  private var count = 0
  private var limit = 16

  /// Creates an empty tree of parts for a state with a name.
  init(named name: String) { self.name = name }

  /// Returns the record of a part within another one, and creates it at the first use.
  ///
  /// - Complexity: O(1), amortized: unused records are dropped whenever their number has doubled.
  func record(of key: AnyHashable, in whole: PartRecord) -> PartRecord {
    if let existing = whole.inner[key] { return existing }
    if count >= limit { prune() }
    let made = PartRecord()
    whole.inner[key] = made
    count += 1
    return made
  }

  /// Returns whether a source is the value of a part.
  func contains(_ source: Source) -> Bool {
    records.contains { $0.value === source || $0.valueForParts === source }
  }

  /// Retires the values of all parts; afterwards they may be released on any thread.
  func retire() {
    for record in records {
      record.retire()
      record.inner = [:]
    }
  }

  /// All records; the record of a part follows that of the part which contains it.
  private var records: [PartRecord] {
    var records = [whole]
    var next = 0
    while next < records.count {
      records += records[next].inner.values
      next += 1
    }
    return records
  }

  private func prune() {
    // Inner records first: a record may become unused when its inner records are dropped.
    var all = records
    count = 0
    while let record = all.popLast() { count += record.dropUnused() }
    limit = max(16, count * 2)
  }
}

/// The record of one part of a state, shared by all bindings to that part.
final class PartRecord {
  fileprivate(set) var inner: [AnyHashable: PartRecord] = [:]

  /// The value of the part, which bodies read.
  var value: Source?

  /// The value of the part, which the computations of its inner parts read.
  var valueForParts: Source?

  /// Drops the inner records that have no readers, no references and no inner records themselves.
  ///
  /// - Returns: The number of inner records that are left.
  fileprivate func dropUnused() -> Int {
    var unused: [AnyHashable] = []
    var index = inner.startIndex
    while index != inner.endIndex {
      // Access by index copies no record and hashes no key.
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
    // The value is unchanged, so that no reader has to run again.
    value?.retire(notifyingReaders: false)
    valueForParts?.retire(notifyingReaders: false)
    (value, valueForParts) = (nil, nil)
  }
}
