public import AmbientEnvironment
public import AmbientGraph
public import AmbientSupport

/// The value of one key in one scope, for all bodies that read the value by key and not by
/// key path.
///
/// In the graph, a `KeyRead` is a vertex between the entry and the bodies, for two reasons:
///
/// - When a writer starts or stops setting the key, another entry replaces the old entry. The new
///   entry does not know the value that the bodies have seen. This vertex stores that value, and
///   the bodies run only if the new value differs.
/// - This vertex belongs to the scope that was read, which may differ from the reader's scope. For
///   example, the closure of a `ForEach` or of `transformEnvironment` reads in the scope of the
///   view that created the closure.
@usableFromInline
package final class KeyRead<K: EnvironmentKey>: ScopedRead<K.Value> {
  override package var label: String { sources.first?.label ?? "\(K.self)" }

  override package var key: ObjectIdentifier? { ObjectIdentifier(K.self) }

  override package func compute() -> K.Value { scope.entry(of: K.self).with { $0.read() } }

  override package func currentValue() -> K.Value { scope.value(of: K.self) }

  override package func counterpart(in scope: Scope) -> ScopedRead<K.Value> {
    scope.keyReads.read(K.self, in: scope)
  }

  override package func isSame(
    _ old: UnsafePointer<K.Value>,
    _ new: UnsafePointer<K.Value>
  ) -> Bool {
    K._valuesEqual(old.pointee, new.pointee)
  }
}

/// The value of one key in one scope; nil if no writer sets the key.
///
/// If a writer begins to set the key to its default, this value changes from nil to the default.
/// The value of a ``KeyRead`` of the key does not change.
final class WrittenKeyRead<K: EnvironmentKey>: ScopedRead<K.Value?> {
  override package var label: String { sources.first?.label ?? "\(K.self)" }

  override package var key: ObjectIdentifier? { ObjectIdentifier(K.self) }

  override package func compute() -> K.Value? {
    scope.entry(of: K.self).with { entry in
      let value = entry.read()
      return entry.isDefault ? nil : value
    }
  }

  override package func currentValue() -> K.Value? { scope.written(K.self)?.value }

  override package func isSame(
    _ old: UnsafePointer<K.Value?>,
    _ new: UnsafePointer<K.Value?>
  ) -> Bool {
    switch (old.pointee, new.pointee) {
    case (nil, nil): true
    case (let old?, let new?): K._valuesEqual(old, new)
    case (nil, _?), (_?, nil): false
    }
  }
}

/// The `KeyRead` and `WrittenKeyRead` objects of one scope.
@usableFromInline
package struct KeyReads {
  @usableFromInline var reads = IdentityTable<Source>()

  private var writtenReads = IdentityTable<Source>()

  @inlinable
  func existing<K: EnvironmentKey>(_ key: K.Type) -> Unretained<KeyRead<K>>? {
    guard let read = reads.borrow(ObjectIdentifier(key)) else { return nil }
    // Safe because reads are stored under the identity of their key.
    return read.downcast()
  }

  /// Returns the `KeyRead` of a key; creates it at the first request.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - scope: The scope in which the value is read.
  /// - Returns: The read.
  @usableFromInline
  package mutating func read<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    existing(key)?.object ?? make(key, in: scope)
  }

  @usableFromInline
  mutating func make<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    let read = KeyRead<K>(in: scope)
    reads.insert(read, for: ObjectIdentifier(key))
    return read
  }

  /// Returns the `WrittenKeyRead` of a key; creates it at the first request.
  mutating func writtenRead<K: EnvironmentKey>(
    _ key: K.Type,
    in scope: Scope
  ) -> WrittenKeyRead<K> {
    if let existing = writtenReads[ObjectIdentifier(key)] {
      // Safe because reads are stored under the identity of their key.
      return unsafeDowncast(existing, to: WrittenKeyRead<K>.self)
    }
    let read = WrittenKeyRead<K>(in: scope)
    writtenReads.insert(read, for: ObjectIdentifier(key))
    return read
  }

  mutating func retire() {
    for read in reads.objects + writtenReads.objects { read.retire() }
    self = KeyReads()
  }
}
