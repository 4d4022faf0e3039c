package import AmbientEnvironment
package import AmbientGraph
import AmbientSupport
import Synchronization

/// The value of one key in one scope.
final class EnvironmentEntry<K: EnvironmentKey>: Input<K.Value>, AnyEnvironmentEntry {
  override func isSame(_ old: UnsafePointer<K.Value>, _ new: UnsafePointer<K.Value>) -> Bool {
    K._valuesEqual(old.pointee, new.pointee)
  }

  /// Whether the value is the key's default, because no writer has set another value.
  ///
  /// The owner of the graph reads the flag without the graph's lock. As soon as other threads can
  /// find the entry, the owner changes the flag only under the lock.
  var isDefault = false

  private let changed = Atomic(LogicalClock.now)

  /// A number for the time of the last change.
  ///
  /// An override that is created later has a greater number.
  var stamp: UInt64 { changed.load(ordering: .relaxed) }

  func set(to write: EnvironmentWrite) { setWritten(write.value(of: K.self)) }

  private func setWritten(_ value: K.Value) {
    let wasDefault = isDefault
    if wasDefault { graph.exclusively { isDefault = false } }
    let isChanged = set(value)
    // Readers are invalidated even if the value equals the default, because some of them
    // distinguish a written value from a default.
    if wasDefault, !isChanged { touch() }
    if wasDefault || isChanged { changed.store(LogicalClock.now, ordering: .relaxed) }
  }

  /// The name of the key; for a key from `@Entry`, the name of the property.
  override var label: String { name(of: K.self) }

  var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  var entryDescription: String { "EnvironmentPropertyKey<\(K.self)> = \(currentValue)" }

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

/// The value of a key in one scope, for code that does not know the type of the key.
package protocol AnyEnvironmentEntry: Source {
  var key: ObjectIdentifier { get }
  /// The key and the value as text.
  var entryDescription: String { get }

  /// Whether the value is the key's default, because no writer has set another value.
  var isDefault: Bool { get }

  var stamp: UInt64 { get }

  /// Returns the entry that readers of the same key see in another scope.
  func counterpart(in scope: Scope) -> any AnyEnvironmentEntry

  func hasSameValue(as other: any AnyEnvironmentEntry) -> Bool

  func set(to write: EnvironmentWrite)

  func copyValue(into values: inout EnvironmentValues)

  /// Returns an entry with the same value, for another scope of the tree.
  func copy() -> any AnyEnvironmentEntry

  func resetToDefault(in scope: Scope)
}

/// The entries of one scope, in the order in which they were added.
///
/// Each key is stored next to its entry, so that a search by key does not access the entries.
struct EntryList {
  private var list: [(key: ObjectIdentifier, entry: any AnyEnvironmentEntry)] = []

  var all: some Sequence<any AnyEnvironmentEntry> { list.lazy.map { $0.entry } }

  var isEmpty: Bool { list.isEmpty }

  var keys: [ObjectIdentifier] { list.map(\.key) }

  subscript(_ key: ObjectIdentifier) -> (any AnyEnvironmentEntry)? {
    // The loop uses indices, because a loop over the elements retains each entry that it visits.
    for index in list.indices where list[index].key == key { return list[index].entry }
    return nil
  }

  func contains(_ entry: any AnyEnvironmentEntry) -> Bool { list.contains { $0.entry === entry } }

  mutating func append(_ entry: any AnyEnvironmentEntry) { list.append((entry.key, entry)) }

  mutating func remove(_ entry: any AnyEnvironmentEntry) { list.removeAll { $0.entry === entry } }
}
