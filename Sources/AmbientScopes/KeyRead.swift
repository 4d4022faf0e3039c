public import AmbientEnvironment
public import AmbientGraph
public import AmbientSupport

/// The value of one key in one scope, for all bodies that read it there without a key path.
///
/// It stands between bodies and entries for two reasons. When a scope starts or stops to write a key,
/// which may happen together with a change of the value, it knows what its readers saw, and so whether
/// they saw another value. And it belongs to the scope that was read, which need not be the reader's:
/// the closure of a loop or of a transform reads where the view stands that made it.
@usableFromInline
package final class KeyRead<K: EnvironmentKey>: ScopedRead<K.Value> {
  override package var label: String { sources.first?.label ?? "\(K.self)" }

  override package var key: ObjectIdentifier? { ObjectIdentifier(K.self) }

  override package func compute() -> K.Value { scope.entry(of: K.self).with { $0.read() } }

  override package func valueOfNow() -> K.Value { scope.value(of: K.self) }

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

/// The value that is set for one key in one scope; nil where the default is found.
///
/// Apart from ``KeyRead``, because a reader of that does not run when the default is set explicitly.
final class WrittenKeyRead<K: EnvironmentKey>: ScopedRead<K.Value?> {
  override package var label: String { sources.first?.label ?? "\(K.self)" }

  override package var key: ObjectIdentifier? { ObjectIdentifier(K.self) }

  override package func compute() -> K.Value? {
    scope.entry(of: K.self).with { entry in
      let value = entry.read()
      return entry.isDefault ? nil : value
    }
  }

  override package func valueOfNow() -> K.Value? { scope.written(K.self)?.value }

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

/// The key reads of one scope.
@usableFromInline
package struct KeyReads {
  @usableFromInline var reads = IdentityTable<Source>()

  private var writtenReads = IdentityTable<Source>()

  /// The read of a key, if there was one before.
  @inlinable
  func known<K: EnvironmentKey>(_ key: K.Type) -> Unretained<KeyRead<K>>? {
    guard let read = reads.borrow(ObjectIdentifier(key)) else { return nil }
    // Safe because reads are filed under the identity of their key.
    return read.downcast()
  }

  /// The read of a key, made if it is the first.
  @usableFromInline
  package mutating func read<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    known(key)?.object ?? make(key, in: scope)
  }

  @usableFromInline
  mutating func make<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    let read = KeyRead<K>(in: scope)
    reads.insert(read, for: ObjectIdentifier(key))
    return read
  }

  /// The read of what is set for a key, made if it is the first.
  mutating func writtenRead<K: EnvironmentKey>(
    _ key: K.Type,
    in scope: Scope
  ) -> WrittenKeyRead<K> {
    if let known = writtenReads[ObjectIdentifier(key)] {
      // Safe because reads are filed under the identity of their key.
      return unsafeDowncast(known, to: WrittenKeyRead<K>.self)
    }
    let read = WrittenKeyRead<K>(in: scope)
    writtenReads.insert(read, for: ObjectIdentifier(key))
    return read
  }

  /// Retires all of them, with their scope.
  mutating func retire() {
    for read in reads.objects + writtenReads.objects { read.retire() }
    self = KeyReads()
  }
}
