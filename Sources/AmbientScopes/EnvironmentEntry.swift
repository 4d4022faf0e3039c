package import AmbientEnvironment
package import AmbientGraph
import AmbientSupport
import Synchronization

/// The value of one key in one scope.
final class EnvironmentEntry<K: EnvironmentKey>: Input<K.Value>, AnyEnvironmentEntry {
  override func isSame(_ old: UnsafePointer<K.Value>, _ new: UnsafePointer<K.Value>) -> Bool {
    K._valuesEqual(old.pointee, new.pointee)
  }

  /// Whether the value is the key's default, because nobody wrote another.
  ///
  /// Changed under the graph's lock once others may see the entry; its owner reads it without.
  var isDefault = false

  private let changed = Atomic(Stamp.now)

  /// When the value became another one, among all that is set in this process.
  var stamp: UInt64 { changed.load(ordering: .relaxed) }

  func set(to write: EnvironmentWrite) { setWritten(write.value(of: K.self)) }

  /// Replaces the value by one that somebody wrote.
  private func setWritten(_ value: K.Value) {
    let wasDefault = isDefault
    if wasDefault { graph.exclusively { isDefault = false } }
    let isChanged = set(value)
    if wasDefault, !isChanged { touch() }
    if wasDefault || isChanged { changed.store(Stamp.now, ordering: .relaxed) }
  }

  /// The name of the property for a key that `@Entry` made, else the name of the key.
  override var label: String { name(of: K.self) }

  var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  var entryDescription: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  func counterpart(in scope: Scope) -> any AnyEnvironmentEntry {
    scope.entry(of: K.self).object
  }

  func hasSameValue(as other: any AnyEnvironmentEntry) -> Bool {
    guard let other = other as? EnvironmentEntry<K> else { return false }
    return K._valuesEqual(value, other.value)
  }

  func copyValue(into values: inout EnvironmentValues) { values[K.self] = currentValue }

  func copy() -> any AnyEnvironmentEntry {
    let copy = EnvironmentEntry(value, in: graph)
    copy.isDefault = isDefault
    copy.changed.store(stamp, ordering: .relaxed)
    return copy
  }

  func resetToDefault(in scope: Scope) {
    let wasWritten = !isDefault
    if wasWritten { graph.exclusively { isDefault = true } }
    if !set(scope.defaultValue(of: K.self)), wasWritten { touch() }
  }
}

/// An entry whose key does not matter.
package protocol AnyEnvironmentEntry: Source {
  /// The identity of the key.
  var key: ObjectIdentifier { get }
  /// The key and the value, as they are printed.
  var entryDescription: String { get }

  /// Whether the value is the key's default, because nobody wrote another.
  var isDefault: Bool { get }

  /// When the value became another one.
  var stamp: UInt64 { get }

  /// The entry of the same key that another scope sees.
  func counterpart(in scope: Scope) -> any AnyEnvironmentEntry

  /// Whether who reads the other entry would find no other value here.
  func hasSameValue(as other: any AnyEnvironmentEntry) -> Bool

  /// Takes the value of a write, which is one of the same key.
  func set(to write: EnvironmentWrite)

  /// Writes the value on a copy.
  func copyValue(into values: inout EnvironmentValues)

  /// Makes an entry with the same value, for another scope of the tree.
  func copy() -> any AnyEnvironmentEntry

  /// Takes the written value back.
  func resetToDefault(in scope: Scope)
}

/// The entries of one scope, in the order in which they came.
///
/// Each has its key beside it: to look for one asks no entry.
struct EntryList {
  private var list: [(key: ObjectIdentifier, entry: any AnyEnvironmentEntry)] = []

  var all: some Sequence<any AnyEnvironmentEntry> { list.lazy.map { $0.entry } }

  var isEmpty: Bool { list.isEmpty }

  var keys: [ObjectIdentifier] { list.map(\.key) }

  /// The entry of a key.
  subscript(_ key: ObjectIdentifier) -> (any AnyEnvironmentEntry)? {
    // By place, because a loop over the elements counts each entry that it passes.
    for place in list.indices where list[place].key == key { return list[place].entry }
    return nil
  }

  func contains(_ entry: any AnyEnvironmentEntry) -> Bool { list.contains { $0.entry === entry } }

  mutating func append(_ entry: any AnyEnvironmentEntry) { list.append((entry.key, entry)) }

  mutating func remove(_ entry: any AnyEnvironmentEntry) { list.removeAll { $0.entry === entry } }
}
