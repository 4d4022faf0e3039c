public import AmbientGraph

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

  /// Whether nobody wrote what was found.
  @exclusivity(unchecked) @usableFromInline private(set) var isDefault = false

  override package func compute() -> K.Value {
    lending(scope.entry(of: K.self)) { entry in
      isDefault = entry.isDefault
      return entry.read()
    }
  }

  override package func valueOfNow() -> K.Value { scope.read(K.self) }

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

/// The key reads of one scope.
@usableFromInline
package struct KeyReads {
  @usableFromInline var reads = IdentityTable<Source>()

  /// The read of a key, if there was one before.
  @inlinable
  func known<K: EnvironmentKey>(_ key: K.Type) -> Unmanaged<KeyRead<K>>? {
    guard let read = reads.borrow(ObjectIdentifier(key)) else { return nil }
    // Safe because reads are filed under the identity of their key.
    return .fromOpaque(read.toOpaque())
  }

  /// The read of a key, made if it is the first.
  @usableFromInline
  package mutating func read<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    known(key)?.takeUnretainedValue() ?? make(key, in: scope)
  }

  @usableFromInline
  mutating func make<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    let read = KeyRead<K>(in: scope)
    reads.insert(read, for: ObjectIdentifier(key))
    return read
  }

  /// Retires all of them, with their scope.
  mutating func retire() {
    for read in reads.objects { read.retire() }
    self = KeyReads()
  }
}
