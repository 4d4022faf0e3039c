import AmbientSupport
import AmbientGraph

/// The entries of one scope, in the order in which they came.
///
/// Each has its key beside it: to look for one asks no entry.
struct EntryList {
  private var list: [(key: ObjectIdentifier, entry: any AnyEnvironmentEntry)] = []

  var all: some Sequence<any AnyEnvironmentEntry> { list.lazy.map { $0.entry } }

  var keys: [ObjectIdentifier] { list.map(\.key) }

  /// The entry of a key.
  subscript(_ key: ObjectIdentifier) -> (any AnyEnvironmentEntry)? {
    for (other, entry) in list where other == key { return entry }
    return nil
  }

  /// The entry of a key, with no reference counted, if there is no other entry.
  func only(_ key: ObjectIdentifier) -> Unretained<Source>? {
    list.count == 1 && list[0].key == key ? Unretained(list[0].entry) : nil
  }

  func contains(_ entry: any AnyEnvironmentEntry) -> Bool { list.contains { $0.entry === entry } }

  mutating func append(_ entry: any AnyEnvironmentEntry) { list.append((entry.key, entry)) }

  mutating func remove(_ entry: any AnyEnvironmentEntry) { list.removeAll { $0.entry === entry } }
}
