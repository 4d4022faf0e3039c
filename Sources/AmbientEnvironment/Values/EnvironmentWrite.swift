import AmbientSupport

/// A write on a copy of ``EnvironmentValues``, linked to the write before it.
///
/// The linked writes of a copy form an immutable list, which later copies share. The list keeps
/// replaced values, because descriptions show all writes. If a search visits many writes, the write
/// where the search began gets an index of the writes before it.
@usableFromInline
package class EnvironmentWrite {
  /// The write before this one on the same copy; nil for the first.
  @usableFromInline package final fileprivate(set) var previous: EnvironmentWrite?

  @usableFromInline package final let key: ObjectIdentifier
  private final var index: IdentityTable<EnvironmentWrite>?

  /// The number of writes that a search visits before it builds an index.
  private static let stride = 8

  @usableFromInline init(key: ObjectIdentifier, after previous: EnvironmentWrite?) {
    self.key = key
    self.previous = previous
  }

  deinit {
    guard previous != nil else { return }
    // Releases the list in a loop, because a recursive release of a long list would overflow the
    // stack.
    var rest = previous
    previous = nil
    while isKnownUniquelyReferenced(&rest) {
      let following = rest?.previous
      rest?.previous = nil
      rest = following
    }
  }

  /// Returns the newest write of a key, among this write and the writes before it.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: The newest write; nil if the key was not written.
  @inlinable
  package final func newest(of key: ObjectIdentifier) -> EnvironmentWrite? {
    self.key == key ? self : find(key)
  }

  /// Returns the newest write of a key, among the writes before this one.
  ///
  /// The caller has checked that this write is a write of another key.
  @usableFromInline
  final func find(_ key: ObjectIdentifier) -> EnvironmentWrite? {
    if let existing = index { return existing[key] }
    // The references are unretained, because the list keeps its writes alive. Counting references
    // would cost more than comparing keys.
    var candidate = previous.map { Unretained($0) }
    for _ in 1..<Self.stride {
      guard let write = candidate else { return nil }
      if write.with({ $0.key == key }) { return write.object }
      if let index = write.with({ $0.index }) { return index[key] }
      candidate = write.with { $0.previous.map { Unretained($0) } }
    }
    guard candidate != nil else { return nil }
    let index = makeIndex()
    self.index = index
    return index[key]
  }

  private final func makeIndex() -> IdentityTable<EnvironmentWrite> {
    var newest = IdentityTable<EnvironmentWrite>()
    // This write owns the index, so the index leaves out this write. Otherwise, the write and the
    // index would keep each other alive forever.
    var candidate = previous
    while let write = candidate {
      if write.key != key, newest[write.key] == nil { newest.insert(write, for: write.key) }
      candidate = write.previous
    }
    return newest
  }

  /// Returns the written value.
  ///
  /// The caller has checked that this is a write of the key.
  @inlinable
  package final func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    // Safe because the caller has compared the keys, and only `EnvironmentWriteOf<K>` has the key
    // `K`.
    unsafeDowncast(self, to: EnvironmentWriteOf<K>.self).value
  }

  package var keyType: any EnvironmentKey.Type {
    preconditionFailure("A subclass overrides keyType.")
  }

  var description: String { "" }

  package var label: String { "" }

  package var anyValue: Any { () }

  /// Makes the same write on another environment.
  ///
  /// - Parameter values: The other environment.
  package func copyValue(into values: inout EnvironmentValues) {}
}

@usableFromInline
package final class EnvironmentWriteOf<K: EnvironmentKey>: EnvironmentWrite {
  @usableFromInline let value: K.Value

  @inlinable
  package init(_ value: K.Value, after previous: EnvironmentWrite?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), after: previous)
  }

  override package var keyType: any EnvironmentKey.Type { K.self }

  override package var label: String { name(of: K.self) }

  override package var anyValue: Any { value }

  override var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  override package func copyValue(into values: inout EnvironmentValues) { values[K.self] = value }
}

extension EnvironmentValues {
  /// Returns a copy of another environment, with the writes of this environment.
  ///
  /// - Parameter other: The other environment.
  /// - Returns: A copy of `other`. The writes of this environment replace the values of the same
  ///   keys.
  package func applyingWrites(to other: EnvironmentValues) -> EnvironmentValues {
    var writes: [EnvironmentWrite] = []
    var next = self.writes
    while let write = next {
      writes.append(write)
      next = write.previous
    }
    var result = other
    for write in writes.reversed() { write.copyValue(into: &result) }
    return result
  }
}
