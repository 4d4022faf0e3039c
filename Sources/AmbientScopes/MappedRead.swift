package import AmbientEnvironment
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// The value of a key path in one scope: a change of what the key path leaves out wakes nobody.
@usableFromInline
package final class MappedRead<Value>: ScopedRead<Value> {
  package let keyPath: KeyPath<EnvironmentValues, Value>
  private var observedReads: ObservedReads?

  private let comparator = ValueComparator.of(Value.self)

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, in scope: Scope) {
    self.keyPath = keyPath
    super.init(in: scope)
  }

  deinit { observedReads?.withdraw() }

  override package var unretainedKeyPath: Unretained<AnyKeyPath>? { Unretained(keyPath) }

  /// Key paths do not know their names; what they read does.
  override package var label: String { sources.map(\.label).joined(separator: " and ") }

  override package func compute() -> Value {
    observing(
      observedReads,
      remember: { observedReads = $0 },
      habit: hasValue ? .readsNothing : .unknown
    ) {
      EnvironmentValues(scope)[keyPath: keyPath]
    }
  }

  override package func isSame(
    _ old: UnsafePointer<Value>,
    _ new: UnsafePointer<Value>
  ) -> Bool {
    comparator.areSame(old, new)
  }

  override package var isPublic: Bool { true }

  override package func valueOfNow() -> Value {
    do throws(NotPublished) { return try publishedValue() } catch { return scope.read(keyPath) }
  }

  override package func retire() {
    observedReads?.end()
    observedReads = nil
    super.retire()
  }
}

/// The mapped reads of one scope.
///
/// Key paths that are written as literals are shared objects, so their identity finds them; those with
/// subscript arguments are made anew at every use and are found by `==`. A key path is kept alive while
/// it is filed under its identity, because its address could be used again. What nobody holds or reads
/// any more is dropped when the collection has doubled.
struct MappedReads {
  private var reads: [AnyKeyPath: Source] = [:]
  private var byIdentity = IdentityTable<Source>()
  private var limit = 16

  /// The read of a key path that was met before, as this very object.
  func known(_ keyPath: Unretained<AnyKeyPath>) -> Unretained<Source>? {
    byIdentity.borrow(keyPath.with { ObjectIdentifier($0) })
  }

  /// The read of a key path, made if it is the first.
  mutating func read<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    in scope: Scope
  ) -> MappedRead<Value> {
    if let read = known(Unretained(keyPath)) {
      // Safe because a filed key path stays alive: the same address is the same key path.
      return unsafeDowncast(read.object, to: MappedRead<Value>.self)
    }
    let read = reads[keyPath] as? MappedRead<Value> ?? make(keyPath, in: scope)
    if read.keyPath === keyPath { byIdentity.insert(read, for: ObjectIdentifier(keyPath)) }
    return read
  }

  private mutating func make<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    in scope: Scope
  ) -> MappedRead<Value> {
    if reads.count >= limit { prune() }
    let read = MappedRead(keyPath, in: scope)
    reads[keyPath] = read
    return read
  }

  private mutating func prune() {
    byIdentity = IdentityTable()
    for keyPath in Array(reads.keys) {
      guard var read = reads.removeValue(forKey: keyPath) else { continue }
      if read.hasReaders || !isKnownUniquelyReferenced(&read) { reads[keyPath] = read }
    }
    limit = max(16, reads.count * 2)
  }

  /// Retires all of them, with their scope.
  mutating func retire() {
    for read in reads.values { read.retire() }
    self = MappedReads()
  }
}

extension Scope {
  /// The read of a key path that was met before in this scope, as this very object.
  package func knownRead(of keyPath: Unretained<AnyKeyPath>) -> Unretained<Source>? {
    mappedReads.known(keyPath)
  }

  /// The read of a key path in this scope.
  package func mappedRead<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>
  ) -> MappedRead<Value> {
    mappedReads.read(keyPath, in: self)
  }

  /// The value of a key path, as a dependency of what is reading now; from any thread.
  package func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    // Outside a body and in a closed scope nothing is worth keeping, and `\.self` tracks the keys that
    // are read through it.
    guard graph.isReading, !isClosed, Value.self != EnvironmentValues.self else {
      return EnvironmentValues(self)[keyPath: keyPath]
    }
    return mappedRead(keyPath).read()
  }
}
