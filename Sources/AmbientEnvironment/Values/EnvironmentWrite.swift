import AmbientSupport

/// One write on a copy of ``EnvironmentValues``, in front of those that came before it.
///
/// The list never changes, so copies share it; a shadowed write stays, because it is in the
/// description. A long list gets an index at the element from which it was searched.
@usableFromInline
package class EnvironmentWrite {
  /// The write that came before it on the same copy, if there was one.
  @usableFromInline package final fileprivate(set) var next: EnvironmentWrite?

  /// The identity of the key.
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

  /// The newest write of a key, at or behind this one.
  @inlinable
  package final func newest(of key: ObjectIdentifier) -> EnvironmentWrite? {
    self.key == key ? self : find(key)
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

  /// The written value, where this is a write of the key.
  @inlinable
  package final func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    // Safe because only EnvironmentWriteOf<K> carries the identity of K, which the caller has compared.
    unsafeDowncast(self, to: EnvironmentWriteOf<K>.self).value
  }

  /// The key, for those who have to know its type.
  package var keyType: any EnvironmentKey.Type { preconditionFailure("A write has no key.") }

  /// The key and the value, as they are printed.
  var description: String { "" }

  /// The name of the key in reports.
  package var label: String { "" }

  /// The written value.
  package var anyValue: Any { () }

  /// Repeats the write on another copy.
  package func copyValue(into values: inout EnvironmentValues) {}
}

@usableFromInline
package final class EnvironmentWriteOf<K: EnvironmentKey>: EnvironmentWrite {
  @usableFromInline let value: K.Value

  @inlinable
  package init(_ value: K.Value, before next: EnvironmentWrite?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), before: next)
  }

  override package var keyType: any EnvironmentKey.Type { K.self }

  override package var label: String { name(of: K.self) }

  override package var anyValue: Any { value }

  override var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  override package func copyValue(into values: inout EnvironmentValues) { values[K.self] = value }
}

extension EnvironmentValues {
  /// Repeats the writes of this copy, the oldest first, on another one.
  package func applyingWrites(to other: EnvironmentValues) -> EnvironmentValues {
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
