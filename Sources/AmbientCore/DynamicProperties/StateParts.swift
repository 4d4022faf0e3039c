import AmbientGraph

/// The storage of a state; bodies can read parts of the value separately.
protocol PartsOwner: AnyObject {
  var graph: Graph { get }

  /// Whether the state's view has left the tree.
  ///
  /// If so, a read of a part reads the whole value.
  ///
  /// Only the thread that owns the graph reads this property.
  var isRetired: Bool { get }

  /// The records of the parts.
  ///
  /// Only the thread that owns the graph accesses the records, and only while the state's view is
  /// in the tree.
  var parts: StateParts { get }
}

/// The records of the parts of a state, as a tree.
///
/// The record of a part has the sources from which bodies read the value of the part. A part gets a
/// record when the part is read or compared for the first time. Only the thread that owns the graph
/// accesses the records.
final class StateParts {
  let name: String

  let whole = PartRecord(.whileStateIsSame)

  /// The number of records, without the record of the whole value.
  private var count = 0

  /// The number of records at which unused records are dropped.
  private var limit = 16

  init(named name: String) { self.name = name }

  /// Returns the record of a part, and creates it at the first use.
  ///
  /// `container` is the record of the value that contains the part.
  ///
  /// - Complexity: O(1), amortized. Each time the number of records has doubled, unused records are
  ///   dropped.
  func record<Whole, Value>(of part: Part<Whole, Value>, in container: PartRecord) -> PartRecord {
    if let existing = container.inner[part.key] { return existing }
    if count >= limit { prune() }
    let record = PartRecord(max(part.freshness, container.freshness))
    container.inner[part.key] = record
    count += 1
    return record
  }

  /// Returns whether a source holds the value of one of the parts.
  func contains(_ source: Source) -> Bool {
    records.contains { $0.value.contains(source) || $0.valueForParts.contains(source) }
  }

  /// Retires the sources of all parts; afterward the sources may be released on any thread.
  func retire() {
    for record in records { record.retire() }
  }

  /// All records; each record follows the record of the containing part.
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
    // Inner records are dropped first, because a record may become unused when its inner records
    // are dropped.
    var all = records
    count = 0
    while let record = all.popLast() { count += record.dropUnused() }
    limit = max(16, count * 2)
  }
}
