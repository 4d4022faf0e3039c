import AmbientSupport
import AmbientGraph

/// One write on a copy of ``EnvironmentValues``, in front of those that came before it.
///
/// The list never changes, so copies share it; a shadowed write stays, because it is in the
/// description. A long list gets an index at the element from which it was searched.
@usableFromInline
package class EnvironmentWrite {
  @usableFromInline final var next: EnvironmentWrite?
  @usableFromInline package final let key: ObjectIdentifier
  private final var index: IdentityTable<EnvironmentWrite>?

  /// How many elements a search looks at before it builds an index.
  private static let stride = 8

  @usableFromInline init(key: ObjectIdentifier, before next: EnvironmentWrite?) {
    self.key = key
    self.next = next
  }

  deinit {
    guard next != nil else { return }
    // A list of any length goes away without recursion.
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest) {
      let following = rest?.next
      rest?.next = nil
      rest = following
    }
  }

  @inlinable
  final func write<K: EnvironmentKey>(of key: K.Type) -> EnvironmentWriteOf<K>? {
    // Safe because only EnvironmentWriteOf<K> carries the identity of K.
    if self.key == ObjectIdentifier(key) {
      return unsafeDowncast(self, to: EnvironmentWriteOf.self)
    }
    return find(ObjectIdentifier(key)).map { unsafeDowncast($0, to: EnvironmentWriteOf.self) }
  }

  /// The newest write of a key behind this one.
  @usableFromInline
  final func find(_ key: ObjectIdentifier) -> EnvironmentWrite? {
    if let found = index { return found[key] }
    // Not retained, because the list keeps its elements, and counting would cost more than comparing.
    var candidate = next.map { Unretained($0) }
    for _ in 1..<Self.stride {
      guard let write = candidate else { return nil }
      if write.with({ $0.key == key }) { return write.object }
      if let index = write.with({ $0.index }) { return index[key] }
      candidate = write.with { $0.next.map { Unretained($0) } }
    }
    guard candidate != nil else { return nil }
    let index = makeIndex()
    self.index = index
    return index[key]
  }

  private final func makeIndex() -> IdentityTable<EnvironmentWrite> {
    var newest = IdentityTable<EnvironmentWrite>()
    // The list is its own owner; an index that held its head would keep it alive for ever.
    var candidate = next
    while let write = candidate {
      if write.key != key, newest[write.key] == nil { newest.insert(write, for: write.key) }
      candidate = write.next
    }
    return newest
  }

  var description: String { "" }

  /// The name of the key in reports.
  package var label: String { "" }

  /// Puts the value in the place of the key's default; false if it is too late.
  func prepare(in context: DependencyContext, _ defaults: Defaults) -> Bool { false }

  /// The written value.
  package var anyValue: Any { () }

  /// Makes the write an entry of a scope, or brings the entry up to date.
  func store(in scope: Scope) {}

  /// Brings the entry of the key in a scope up to date.
  func store(in entry: Source, of scope: Scope) {}

  /// Repeats the write on another copy.
  func copyValue(into values: inout EnvironmentValues) {}
}

@usableFromInline
final class EnvironmentWriteOf<K: EnvironmentKey>: EnvironmentWrite {
  @usableFromInline let value: K.Value

  @inlinable init(_ value: K.Value, before next: EnvironmentWrite?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), before: next)
  }

  override package var label: String { name(of: K.self) }

  override func prepare(in context: DependencyContext, _ defaults: Defaults) -> Bool {
    defaults.prepare(K.self, value, in: context)
  }

  override package var anyValue: Any { value }

  override var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  override func copyValue(into values: inout EnvironmentValues) { values[K.self] = value }

  override func store(in entry: Source, of scope: Scope) {
    // Safe because the caller has compared the key.
    unsafeDowncast(entry, to: EnvironmentEntry<K>.self).setWritten(value)
  }

  override func store(in scope: Scope) {
    if let entry = scope.ownEntry(of: K.self) {
      store(in: entry, of: scope)
    } else {
      scope.startWriting(EnvironmentEntry<K>(value, in: scope.graph))
    }
  }
}

extension EnvironmentValues {
  /// A copy that leads to no scope: it holds all values itself, as they are now.
  ///
  /// Values of one tree become those of another one this way, because a tree follows its own values alone.
  ///
  /// - Complexity: O(values that are set around the place of this copy).
  package func holdingAllValues() -> EnvironmentValues {
    guard let scope else { return self }
    var result = EnvironmentValues()
    for entry in scope.entriesThatAreSet.reversed() { entry.copyValue(into: &result) }
    return applyingWrites(to: result)
  }

  /// Repeats the writes of this copy, the oldest first, on another one.
  func applyingWrites(to other: EnvironmentValues) -> EnvironmentValues {
    var writes: [EnvironmentWrite] = []
    var next = self.writes
    while let write = next {
      writes.append(write)
      next = write.next
    }
    var result = other
    for write in writes.reversed() { write.copyValue(into: &result) }
    return result
  }
}
