public import AmbientEnvironment
public import AmbientGraph
public import AmbientSupport

/// The environment of a subtree: what one writer wrote, in front of its parent's scope.
///
/// A subtree that writes nothing shares its parent's scope, so passing the environment down costs
/// nothing. Who reads a key becomes a reader of the nearest entry; the root has an entry for every key
/// that was ever read, with the default. Where a key was found is remembered until some scope starts
/// or stops to write a key, so a read costs the same at every depth.
@usableFromInline
package final class Scope {
  @usableFromInline package let graph: Graph

  // What is not checked for exclusive access is used by the graph's owner alone, one access at a time.
  @exclusivity(unchecked) private(set) var parent: Scope?
  @exclusivity(unchecked) private(set) var entries = EntryList()

  /// Who writes into it; the writer lets the scope close, which clears this under the graph's lock, before
  /// it goes away.
  package unowned var writer: (any ScopeWriter)?

  /// What goes down the tree beside this environment, if anything does.
  package private(set) var companion: (any ScopeCompanion)?

  /// Whether readers may be below: until then a new entry can have nobody to take over.
  @exclusivity(unchecked) var isOpen = false

  /// Scopes of other places that are below this one, until it closes.
  var scopesFromElsewhere: [Scope] = []

  /// Whether nobody stands here any more.
  private(set) var isClosed = false

  // It holds the scope, so a closed one keeps none.
  @exclusivity(unchecked) package var workScope: AnyObject? {
    didSet { if isClosed { workScope = nil } }
  }

  private let root: Root
  @exclusivity(unchecked) private var found = IdentityTable<AnyObject>()
  @exclusivity(unchecked) private var foundAt = 0

  /// The reads of key paths in this scope, shared by all who read there.
  var mappedReads = MappedReads()

  /// The reads of keys in this scope, shared likewise.
  @exclusivity(unchecked) @usableFromInline package var keyReads = KeyReads()

  /// What all scopes of a tree share.
  private final class Root {
    /// Advances when a scope starts or stops to write a key.
    @exclusivity(unchecked) var epoch = 0

    /// The defaults that were asked for, by the identity of their key; guarded by the graph.
    var defaults = IdentityTable<AnyObject>()
  }

  /// Whether it belongs to no tree: every value in it is the default.
  let isBlank: Bool

  /// Whether it keeps what a closed scope has set, for scopes of other places. No view is in it.
  private(set) var isRemainder = false

  /// Makes the scope of a root; a blank one stands for values that were made by hand.
  package init(graph: Graph, isBlank: Bool = false) {
    self.graph = graph
    self.isBlank = isBlank
    root = Root()
  }

  /// Makes the scope of a writer.
  package convenience init(parent: Scope) {
    self.init(parent: parent, companion: parent.companion)
  }

  /// Makes a scope that has another companion than the one around it.
  package init(parent: Scope, companion: (any ScopeCompanion)?) {
    graph = parent.graph
    root = parent.root
    isBlank = false
    self.parent = parent
    self.companion = companion
  }

  /// Makes a scope that stands for one that has closed, above the scopes of other places that follow it.
  init(remainderBelow parent: Scope) {
    graph = parent.graph
    root = parent.root
    isBlank = false
    isRemainder = true
    self.parent = parent
  }

  // MARK: Reading

  /// The value of a key, as a dependency of what is reading now; from any thread.
  @inlinable
  package func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    guard graph.isRunningEffect else { return readWithoutBody(key) }
    // Known ones stay as long as the scope does.
    if let known = keyReads.known(key) { return known.with { $0.read() } }
    return readForTheFirstTime(key)
  }

  /// The value for a body, when no body has read the key in this scope yet.
  ///
  /// A closed scope, and a blank one, changes no more and keeps no reads.
  @usableFromInline
  func readForTheFirstTime<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    if let reader = graph.running, reader.readsInputsDirectly, reader.readingPlace === self {
      return entry(of: key).with { $0.read() }
    }
    let scope = scopeToDependOn(for: key)
    return scope.isFixed
      ? scope.entry(of: key).with { $0.value } : scope.keyReads.read(key, in: scope).read()
  }

  /// The scope on which a body depends that reads a key in this one.
  ///
  /// For what a closed scope has not set itself, it is the next one that is open.
  func scopeToDependOn<K: EnvironmentKey>(for key: K.Type) -> Scope {
    var scope = self
    while scope.isClosed, scope.ownEntry(of: key) == nil, let parent = scope.parent {
      scope = parent
    }
    return scope
  }

  /// Whether nothing in it changes any more, so that nothing may depend on it: it can go away on any thread.
  var isFixed: Bool { isClosed || isBlank }

  /// The value outside of bodies, and for a value that is computed.
  ///
  /// A value that is computed for this scope depends on the entry, and is redirected when a scope around
  /// it starts or stops to write the key. One of another place, whose getter uses values that were kept
  /// here, shares the read of the bodies here, which is redirected for all of them.
  @usableFromInline
  func readWithoutBody<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard graph.isOwned else { return readFromElsewhere(key) }
    if let reader = graph.running, reader.readingPlace !== self { return readForTheFirstTime(key) }
    return entry(of: key).with { $0.read() }
  }

  /// The current value of a key, for a thread that does not own the graph.
  private func readFromElsewhere<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    // The caches belong to the owner; entries and parents change under the lock only. A missing entry is thrown:
    // generic code would have to look up the type of an optional value.
    do throws(NoEntry) {
      return try graph.exclusively { () throws(NoEntry) in
        guard let entry = nearestSource(of: ObjectIdentifier(key)) else { throw NoEntry() }
        // Safe because entries are filed under the identity of their key.
        return entry.with { unsafeDowncast($0, to: EnvironmentEntry<K>.self).value }
      }
    } catch {
      return defaultValue(of: key)
    }
  }

  /// Says that no scope has an entry for a key.
  private struct NoEntry: Error {}

  /// The default of a key, made once for the whole tree, whichever thread asks first.
  package func defaultValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    if let known = graph.exclusively({ root.defaults[ObjectIdentifier(key)] }) {
      // Safe because defaults are filed under the identity of their key.
      return unsafeDowncast(known, to: KnownDefault<K>.self).value
    }
    // Made outside the lock, because it may be anything; the first one to arrive stays.
    let made = KnownDefault<K>(
      graph.isOwned ? graph.withoutTracking { key.defaultValue } : key.defaultValue
    )
    let known = graph.exclusively { () -> AnyObject in
      let known = root.defaults[ObjectIdentifier(key)] ?? made
      root.defaults.insert(known, for: ObjectIdentifier(key))
      return known
    }
    return unsafeDowncast(known, to: KnownDefault<K>.self).value
  }

  /// The entry that a reader in this scope sees; it stays until a scope starts or stops to write a key.
  func entry<K: EnvironmentKey>(of key: K.Type) -> Unretained<EnvironmentEntry<K>> {
    if foundAt != root.epoch {
      found = IdentityTable()
      foundAt = root.epoch
    }
    if let entry = found.borrow(ObjectIdentifier(key)) {
      // Safe because entries are filed under the identity of their key.
      return entry.downcast()
    }
    let entry = nearestEntry(of: key) ?? makeDefaultEntry(of: key)
    found.insert(entry, for: ObjectIdentifier(key))
    return Unretained(entry)
  }

  func nearestEntry<K: EnvironmentKey>(of key: K.Type) -> EnvironmentEntry<K>? {
    // Safe because entries are filed under the identity of their key.
    nearestSource(of: ObjectIdentifier(key)).map {
      $0.with { unsafeDowncast($0, to: EnvironmentEntry<K>.self) }
    }
  }

  /// The nearest entry of a key, as the source that it is.
  private func nearestSource(of key: ObjectIdentifier) -> Unretained<Source>? {
    // Not counted, because each scope keeps its parent.
    var candidate: Unretained<Scope>? = Unretained(self)
    while let scope = candidate {
      if let entry = scope.with({ $0.entries[key] }) { return Unretained(entry) }
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
    // Safe because entries are filed under the identity of their key.
    entries[ObjectIdentifier(key)].map { unsafeDowncast($0, to: EnvironmentEntry<K>.self) }
  }

  // MARK: Changes

  // All that others find changes under the lock, and with it what was remembered of where keys are found.

  /// Adds an entry for a key that is written here.
  func add(_ entry: any AnyEnvironmentEntry) {
    graph.exclusively { entries.append(entry) }
    // Until then nobody has looked for a key below.
    if isOpen { root.epoch += 1 }
  }

  /// Takes out an entry for a key that is not written here any more; the caller retires it.
  func remove(_ entry: any AnyEnvironmentEntry) {
    graph.exclusively { entries.remove(entry) }
    root.epoch += 1
  }

  /// Puts the scope below another one.
  func move(below base: Scope) {
    graph.exclusively { parent = base }
    root.epoch += 1
  }

  /// Drops what was kept for readers, when there are none any more.
  ///
  /// What still holds the scope, as a closure may, can go on reading; the scope goes away on any thread
  /// then, and must have nothing left in the graph.
  package func close() {
    if writer != nil { graph.exclusively { writer = nil } }
    leaveToOthers()
    isClosed = true
    mappedReads.retire()
    keyReads.retire()
    for entry in entries.all { entry.retire() }
    workScope = nil
    found = IdentityTable()
    companion?.scopeWillClose(self)
    companion = nil
  }

  // MARK: Questions

  /// Whether this scope is another one, or below it.
  func isWithin(_ other: Scope) -> Bool {
    var candidate: Scope? = self
    while let scope = candidate, scope !== other { candidate = scope.parent }
    return candidate != nil
  }
}

/// The default of a key, as all readers of a tree share it.
private final class KnownDefault<K: EnvironmentKey> {
  let value: K.Value
  init(_ value: K.Value) { self.value = value }
}
