public import AmbientEnvironment
public import AmbientGraph
public import AmbientSupport

/// The environment of a subtree: the entries of one writer, and a parent scope.
///
/// A subtree without a writer shares its parent's scope, so passing the environment down is free. A
/// read of a key depends on the nearest entry of the key. The root has an entry, with the default,
/// for every key that was read and not set. Each scope caches the nearest entries until any scope
/// of the tree starts or stops writing a key. A read therefore costs the same at every depth.
@usableFromInline
package final class Scope {
  @usableFromInline package let graph: Graph

  // Only the graph's owner uses the fields that are marked `@exclusivity(unchecked)`, one access at
  // a time. Other threads may only read `parent` and `entries`, and only under the graph's lock.
  @exclusivity(unchecked) private(set) var parent: Scope?
  @exclusivity(unchecked) private(set) var entries = EntryList()

  /// The effect that writes into the scope.
  ///
  /// The writer closes the scope before the writer is released. Closing clears this field under the
  /// graph's lock.
  package unowned var writer: (any ScopeWriter)?

  /// An object that is passed down the tree along with this environment; nil if there is none.
  package private(set) var inheritedContext: (any InheritedContext)?

  /// Whether descendants may have readers.
  ///
  /// If this flag is false, a new entry has no readers to redirect.
  @exclusivity(unchecked) var mayHaveReaders = false

  /// Whether existing elements must be described again, because the current call of
  /// `apply(_:around:)` has started to set a key that hosts see.
  ///
  /// If descendants cannot have readers, the flag stays false.
  @exclusivity(unchecked) var startsDescribing = false

  /// The scopes whose parent is this scope, although their writers are in another part of
  /// the tree.
  ///
  /// The scopes move to another parent when this scope closes.
  var reparentedScopes: [Scope] = []

  /// Whether the scope is no longer mounted.
  private(set) var isClosed = false

  // The task scope of all work for views in this scope. The task scope retains this scope. When
  // this scope closes, it releases the task scope, so that no reference cycle remains.
  @exclusivity(unchecked) package var workScope: AnyObject? {
    didSet { if isClosed { workScope = nil } }
  }

  let root: Root
  @exclusivity(unchecked) private var entryCache = IdentityTable<AnyObject>()
  @exclusivity(unchecked) private var entryCacheEpoch = 0

  /// The derived values of the key paths that were read in this scope; all readers share them.
  var mappedReads = MappedReads()

  /// The derived values of the keys that were read in this scope; all readers share them.
  @exclusivity(unchecked) @usableFromInline package var keyReads = KeyReads()

  /// The state that all scopes of a tree share.
  final class Root {
    /// A number that grows when a scope starts or stops writing a key, or gets another parent; all
    /// cached entries are then out of date.
    @exclusivity(unchecked) var epoch = 0

    /// The defaults that were read, by the identity of their key; guarded by the graph's lock.
    var defaults = IdentityTable<AnyObject>()

    /// The keys that some scope has set, and whose values are reported to hosts.
    @exclusivity(unchecked) var describedKeys: [any EnvironmentKey.Type] = []
  }

  /// Whether the scope belongs to no tree, so that every value in the scope is the default.
  let isBlank: Bool

  /// Whether the scope is a *remainder*, which replaces closed scopes.
  ///
  /// The reparented scopes of the closed scopes move below the remainder. The remainder holds
  /// copies of the values of the closed scopes, and has no view.
  private(set) var isRemainder = false

  /// Creates the scope of a root, or a blank scope for environments from outside of the tree.
  package init(graph: Graph, isBlank: Bool = false) {
    self.graph = graph
    self.isBlank = isBlank
    root = Root()
  }

  /// Creates the scope of a writer.
  package convenience init(parent: Scope) {
    self.init(parent: parent, inheritedContext: parent.inheritedContext)
  }

  /// Creates a scope with an inherited context that may differ from that of the parent.
  package init(parent: Scope, inheritedContext: (any InheritedContext)?) {
    graph = parent.graph
    root = parent.root
    isBlank = false
    self.parent = parent
    self.inheritedContext = inheritedContext
  }

  /// Creates a remainder: a scope that replaces closed scopes below a parent.
  init(remainderBelow parent: Scope) {
    graph = parent.graph
    root = parent.root
    isBlank = false
    isRemainder = true
    self.parent = parent
  }

  // MARK: Reading

  /// Returns the value of a key, on any thread, and makes the current reader depend on the value.
  @inlinable
  package func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    guard graph.isRunningEffect else { return readWithoutBody(key) }
    // The scope keeps its derived values alive.
    if let cached = keyReads.existing(key) { return cached.with { $0.read() } }
    return readForTheFirstTime(key)
  }

  /// Returns the value of a key, and creates the key's derived value if there is none yet.
  ///
  /// In two cases, the read uses no derived value: the scope is fixed, or the running vertex is in
  /// this scope and reads inputs directly.
  @usableFromInline
  func readForTheFirstTime<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    if let reader = graph.running, reader.readsInputsDirectly, reader.readingContext === self {
      return entry(of: key).with { $0.read() }
    }
    let scope = scopeToDependOn(for: key)
    return scope.isFixed
      ? scope.entry(of: key).with { $0.value } : scope.keyReads.read(key, in: scope).read()
  }

  /// Returns the scope on which a body depends when it reads a key in this scope.
  ///
  /// The search goes up from this scope, and skips closed scopes that have no entry for the key.
  func scopeToDependOn<K: EnvironmentKey>(for key: K.Type) -> Scope {
    var scope = self
    while scope.isClosed, scope.ownEntry(of: key) == nil, let parent = scope.parent {
      scope = parent
    }
    return scope
  }

  /// Whether the values of the scope never change again.
  ///
  /// Vertices must not depend on such a scope, because it may be released on any thread.
  var isFixed: Bool { isClosed || isBlank }

  /// Returns the value of a key for code outside of bodies, and for derived values.
  ///
  /// A derived value of this scope depends on the entry. If an ancestor starts or stops writing the
  /// key, the graph redirects the derived value to the new nearest entry.
  ///
  /// A derived value of another scope can read in this scope through a stored copy of this scope's
  /// `EnvironmentValues`. That derived value then depends on the same `KeyRead` as the bodies in
  /// this scope.
  @usableFromInline
  func readWithoutBody<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard graph.isOwned else { return readOffThread(key) }
    if let reader = graph.running, reader.readingContext !== self {
      return readForTheFirstTime(key)
    }
    return entry(of: key).with { $0.read() }
  }

  private func readOffThread<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    // Only the owner may use the caches. Entries and parents change only under the lock, so this
    // thread can search them under the lock. The search does not use the type of the entry, because
    // unspecialized code would have to look up that type.
    let id = ObjectIdentifier(key)
    guard let source = graph.exclusively({ nearestSource(of: id) }) else {
      return defaultValue(of: key)
    }
    // Safe because entries are stored under the identity of their key.
    let entry = unsafeDowncast(source, to: EnvironmentEntry<K>.self)
    return graph.exclusively { entry.value }
  }

  /// Returns the default of a key, on any thread; the default is created once for the whole tree.
  package func defaultValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    if let cached = graph.exclusively({ root.defaults[ObjectIdentifier(key)] }) {
      // Safe because defaults are stored under the identity of their key.
      return unsafeDowncast(cached, to: CachedDefault<K>.self).value
    }
    // User code creates the default, so the default is created outside of the lock. If two threads
    // create the default, the first stored result is used.
    let newDefault = CachedDefault<K>(
      graph.isOwned ? graph.withoutTracking { key.defaultValue } : key.defaultValue
    )
    let cached = graph.exclusively { () -> AnyObject in
      let cached = root.defaults[ObjectIdentifier(key)] ?? newDefault
      root.defaults.insert(cached, for: ObjectIdentifier(key))
      return cached
    }
    return unsafeDowncast(cached, to: CachedDefault<K>.self).value
  }

  /// Returns the entry that readers in this scope see.
  ///
  /// The result stays the same until a scope starts or stops writing a key, or gets another parent.
  func entry<K: EnvironmentKey>(of key: K.Type) -> Unretained<EnvironmentEntry<K>> {
    if entryCacheEpoch != root.epoch {
      entryCache = IdentityTable()
      entryCacheEpoch = root.epoch
    }
    if let entry = entryCache.borrow(ObjectIdentifier(key)) {
      // Safe because entries are stored under the identity of their key.
      return entry.downcast()
    }
    let entry = nearestEntry(of: key) ?? makeDefaultEntry(of: key)
    entryCache.insert(entry, for: ObjectIdentifier(key))
    return Unretained(entry)
  }

  func nearestEntry<K: EnvironmentKey>(of key: K.Type) -> EnvironmentEntry<K>? {
    // Safe because entries are stored under the identity of their key.
    nearestSource(of: ObjectIdentifier(key)).map {
      unsafeDowncast($0, to: EnvironmentEntry<K>.self)
    }
  }

  private func nearestSource(of key: ObjectIdentifier) -> Source? {
    // Unretained, because each scope keeps its parent alive.
    var candidate: Unretained<Scope>? = Unretained(self)
    while let scope = candidate {
      if let entry = scope.with({ $0.entries[key] }) { return entry }
      candidate = scope.with { $0.parent.map { Unretained($0) } }
    }
    return nil
  }

  private func makeDefaultEntry<K: EnvironmentKey>(of key: K.Type) -> EnvironmentEntry<K> {
    let entry = EnvironmentEntry<K>(defaultValue(of: key), in: graph)
    entry.isDefault = true
    var top = self
    while let parent = top.parent { top = parent }
    graph.exclusively { top.entries.append(entry) }
    return entry
  }

  func ownEntry<K: EnvironmentKey>(of key: K.Type) -> EnvironmentEntry<K>? {
    // Safe because entries are stored under the identity of their key.
    entries[ObjectIdentifier(key)].map { unsafeDowncast($0, to: EnvironmentEntry<K>.self) }
  }

  // MARK: Changes

  // Other threads read entries and parents, which therefore change under the lock. After each
  // change that may affect descendants, all cached entries are out of date.

  /// Adds an entry for a key that this scope starts to write.
  func add(_ entry: any AnyEnvironmentEntry) {
    graph.exclusively { entries.append(entry) }
    // If descendants cannot have readers, no cached entry is affected.
    if mayHaveReaders { root.epoch += 1 }
  }

  /// Removes an entry for a key that this scope stops writing; the caller retires the entry.
  func remove(_ entry: any AnyEnvironmentEntry) {
    graph.exclusively { entries.remove(entry) }
    root.epoch += 1
  }

  func move(below base: Scope) {
    graph.exclusively { parent = base }
    root.epoch += 1
  }

  /// Retires the derived values and entries, because the subtree has no readers left.
  ///
  /// Closures may keep the scope alive and read from it. The scope may then be released on any
  /// thread. Only the owner of the graph may retire vertices, so the scope must have none left.
  package func close() {
    if writer != nil { graph.exclusively { writer = nil } }
    leaveRemainderToReparentedScopes()
    isClosed = true
    mappedReads.retire()
    keyReads.retire()
    for entry in entries.all { entry.retire() }
    workScope = nil
    entryCache = IdentityTable()
    inheritedContext?.scopeWillClose(self)
    inheritedContext = nil
  }
}

/// A default that all readers of a tree share.
private final class CachedDefault<K: EnvironmentKey> {
  let value: K.Value
  init(_ value: K.Value) { self.value = value }
}
