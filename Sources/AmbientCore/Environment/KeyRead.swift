import AmbientGraph

/// The value of one key in one scope, for all bodies that read it there without a key path.
///
/// It stands between bodies and entries for two reasons. When a scope starts or stops to write a key,
/// which may happen together with a change of the value, it knows what its readers saw, and so whether
/// they saw another value. And it belongs to the scope that was read, which need not be the reader's:
/// the closure of a loop or of a transform reads where the view stands that made it.
final class KeyRead<K: EnvironmentKey>: Derived<K.Value>, EnvironmentReader {
  private unowned let scope: Scope

  init(in scope: Scope) {
    self.scope = scope
    super.init(in: scope.graph)
  }

  var readingScope: Scope { scope }

  override var label: String { sources.first?.label ?? "\(K.self)" }

  override func compute() -> K.Value { scope.entry(of: K.self).read() }

  override func isSame(_ old: K.Value, _ new: K.Value) -> Bool { K._valuesEqual(old, new) }
}

/// The key reads of one scope.
struct KeyReads {
  private var reads: [ObjectIdentifier: Source] = [:]

  mutating func read<K: EnvironmentKey>(_ key: K.Type, in scope: Scope) -> KeyRead<K> {
    if let read = reads[ObjectIdentifier(key)] {
      // Safe because reads are filed under the identity of their key.
      return unsafeDowncast(read, to: KeyRead<K>.self)
    }
    let read = KeyRead<K>(in: scope)
    reads[ObjectIdentifier(key)] = read
    return read
  }
}
