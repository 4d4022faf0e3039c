package import AmbientEnvironment
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// The value of a key path in one scope.
///
/// Its readers run only if the value at the key path changes.
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

  /// The labels of the sources that the value depends on, because a key path has no name.
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

  override package var isReadableOnOtherThreads: Bool { true }

  override package func currentValue() -> Value {
    do throws(NotPublished) { return try publishedValue() } catch { return scope.read(keyPath) }
  }

  override package func retire() {
    observedReads?.end()
    observedReads = nil
    super.retire()
  }
}

/// The key-path reads of one scope.
///
/// Key paths that are written as literals are shared objects, and are found by their identity. Key
/// paths with subscript arguments are new objects at every use, and are found by `==`. A key path
/// that is stored by its identity is kept alive. If it were released, a different key path could
/// later get the same address. Each time the number of reads has doubled, unused reads are removed.
struct MappedReads {
  private var reads: [AnyKeyPath: Source] = [:]
  private var byIdentity = IdentityTable<Source>()
  private var limit = 16

  /// Returns the `MappedRead` of this key-path object; nil if there is none yet.
  func existing(_ keyPath: Unretained<AnyKeyPath>) -> Unretained<Source>? {
    byIdentity.borrow(keyPath.with { ObjectIdentifier($0) })
  }

  /// Returns the `MappedRead` of a key path; creates it at the first request.
  mutating func read<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    in scope: Scope
  ) -> MappedRead<Value> {
    if let read = existing(Unretained(keyPath)) {
      // Safe because a stored key path stays alive: the same address is the same key path.
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

  mutating func retire() {
    for read in reads.values { read.retire() }
    self = MappedReads()
  }
}

extension Scope {
  /// Returns the `MappedRead` of this key-path object in this scope; nil if there is none yet.
  package func cachedRead(of keyPath: Unretained<AnyKeyPath>) -> Unretained<Source>? {
    mappedReads.existing(keyPath)
  }

  /// Returns the `MappedRead` of a key path in this scope; creates it at the first request.
  package func mappedRead<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>
  ) -> MappedRead<Value> {
    mappedReads.read(keyPath, in: self)
  }

  /// Returns the value of a key path, and makes it a dependency of the current reader.
  ///
  /// This method can be called on any thread.
  package func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    // Only tracked code, such as a body, can depend on a `MappedRead`. A scope that is no longer
    // mounted must not create a `MappedRead`. A read of `\.self` does not need a `MappedRead`: the
    // returned environment makes the reader depend on each key that the reader uses.
    guard graph.isReading, !isClosed, Value.self != EnvironmentValues.self else {
      return EnvironmentValues(self)[keyPath: keyPath]
    }
    return mappedRead(keyPath).read()
  }
}
