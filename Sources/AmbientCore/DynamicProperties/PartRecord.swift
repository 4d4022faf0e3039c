import AmbientGraph

/// The record of one part of a state, shared by all bindings to that part.
final class PartRecord {
  /// How long a cached value of the part is fresh.
  ///
  /// A part stays fresh at most as long as the part that contains it.
  let freshness: PartFreshness

  /// The records of the parts inside this part, by their keys.
  var inner: [AnyHashable: PartRecord] = [:]

  /// The sources from which bodies read the value of the part.
  var value = PartSources()

  /// The sources from which inner parts read the value of this part.
  var valueForParts = PartSources()

  init(_ freshness: PartFreshness) { self.freshness = freshness }

  /// Drops each inner record that has neither readers nor inner records, unless another object
  /// refers to the record.
  ///
  /// - Returns: The number of inner records that are left.
  func dropUnused() -> Int {
    var unused: [AnyHashable] = []
    var index = inner.startIndex
    while index != inner.endIndex {
      // Access by index copies no reference and hashes no key. A copied reference would make the
      // record look used.
      if !inner.values[index].isUsed, isKnownUniquelyReferenced(&inner.values[index]) {
        unused.append(inner.keys[index])
      }
      inner.formIndex(after: &index)
    }
    for key in unused { inner.removeValue(forKey: key)?.retire() }
    return inner.count
  }

  private var isUsed: Bool { !inner.isEmpty || value.haveReaders || valueForParts.haveReaders }

  /// Retires the sources, and forgets the inner records.
  func retire() {
    let retired = (value, valueForParts, inner)
    (value, valueForParts, inner) = (PartSources(), PartSources(), [:])
    retired.0.retire()
    retired.1.retire()
  }
}

/// The sources that hold the value of a part of a state.
///
/// In most cases there is one source. The value of a computed part can change while the state stays
/// the same. Bodies that read the part after this change get a new source. The readers of the old
/// source do not run yet: they run when a write of the state changes the value that they have read.
struct PartSources {
  private(set) var newest: Source?

  /// The number of the update in which the newest source was last created or found to be fresh.
  ///
  /// If the freshness of the part is `duringUpdate`, the part is not checked again in this update.
  var checkedIn: UInt64 = 0

  /// The replaced sources that still have readers.
  private var older: [Source] = []

  /// Makes a source the newest one.
  ///
  /// - Returns: The replaced sources. The caller releases them only after this method has returned,
  ///   because the release of a source may run any code.
  mutating func replace(with source: Source, in update: UInt64) -> [Source] {
    checkedIn = update
    guard let replaced = newest else {
      newest = source
      return []
    }
    let all = older + [replaced]
    newest = source
    older = all.filter(\.hasReaders)
    return all
  }

  /// Whether any vertex depends on one of the sources.
  var haveReaders: Bool { newest?.hasReaders == true || older.contains(where: \.hasReaders) }

  func contains(_ source: Source) -> Bool {
    newest === source || older.contains { $0 === source }
  }

  /// Removes the sources from the graph; their values stay valid, so no reader has to run again.
  func retire() {
    newest?.retire(notifyingReaders: false)
    for source in older { source.retire(notifyingReaders: false) }
  }
}
