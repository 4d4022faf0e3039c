import AmbientCore
import AmbientGraph
import AmbientSupport

/// The location of an item in a store, for one property of a view.
///
/// Bodies read the item's value from the graph; other code reads it from the store.
final class StoredLocation<Value>: RetiringStorage {
  private let item: StoredItem<Value>

  /// The store that the property names; nil to use the store of the environment.
  private let ownStore: (any ValueStore)?

  private let environmentStore: Environment<any ValueStore>
  private let label: String

  /// The graph of the bodies that read the value; nil outside of a view.
  private let graph: Graph?

  // One for each store. There are several only after the environment changed to another store. The
  // owner of the graph alone uses them, while a body runs. The last reference to this object may be
  // released on another thread, which leaves the mirrors to the owner.
  private var mirrors: [StoredMirror<Value>] = []

  init(
    _ item: StoredItem<Value>,
    in ownStore: (any ValueStore)?,
    or environmentStore: Environment<any ValueStore>,
    label: String,
    graph: Graph?
  ) {
    self.item = item
    self.ownStore = ownStore
    self.environmentStore = environmentStore
    self.label = label
    self.graph = graph
  }

  private var store: any ValueStore { ownStore ?? environmentStore.wrappedValue }

  /// Returns whether this is the location of an item in a store that a property names.
  func isLocation(of item: StoredItem<Value>, in ownStore: (any ValueStore)?) -> Bool {
    areSameStore(self.ownStore, ownStore) && self.item.isSame(as: item)
  }

  /// The current value; in a body, reading it makes it a dependency.
  var value: Value {
    get {
      guard let graph, graph.isReading else { return item.value(in: store) }
      return mirror(of: store, in: graph).read()
    }
    set {
      if let graph, graph.isReading {
        Diagnostic.stateSetDuringUpdate(label, value: Value.self, views: graph.runningViews).warn()
      } else {
        item.set(newValue, in: store)
      }
    }
  }

  private func mirror(of store: any ValueStore, in graph: Graph) -> StoredMirror<Value> {
    if let existing = mirrors.first(where: { areSameStore($0.store, store) }) { return existing }
    // The running body read the previous mirror in its last run. It releases that mirror at the end
    // of this run, so mirrors without readers are from earlier runs.
    close(where: { !$0.hasReaders })
    let mirror = StoredMirror(item, of: store, label: label, in: graph)
    mirrors.append(mirror)
    return mirror
  }

  private func close(where isUnused: (StoredMirror<Value>) -> Bool) {
    for mirror in mirrors where isUnused(mirror) { mirror.close() }
    mirrors.removeAll(where: isUnused)
  }

  func retire() { close(where: { _ in true }) }

  // A binding may outlive the view. Bodies that read it then create mirrors again, which are
  // released with this object. That may happen on any thread, where the graph must not be used.
  deinit {
    guard let graph, !mirrors.isEmpty else { return }
    if graph.isOwned, !graph.isReading { return retire() }
    for mirror in mirrors { mirror.stopListening() }
    let remaining = UncheckedSendable(mirrors)
    // If the tree no longer exists, nothing reads the mirrors, and the inbox may release them here.
    graph.inbox.add { for mirror in remaining.value { mirror.retire() } }
  }
}

/// A source of the graph with the value of an item in a store.
// Only the owner of the graph uses the fields. On other threads, methods add work to the inbox.
private final class StoredMirror<Value>: Input<Value>, StoredReader, @unchecked Sendable {
  let store: any ValueStore
  private let item: StoredItem<Value>
  private let name: String

  init(_ item: StoredItem<Value>, of store: any ValueStore, label: String, in graph: Graph) {
    self.item = item
    self.store = store
    name = label
    super.init(item.value(in: store), in: graph)
    StoredReaders.add(self, of: item.key)
  }

  override var label: String { name }

  func storeChanged() {
    if graph.isOwned, !graph.isReading {
      readStore()
    } else {
      graph.inbox.add { [weak self] in self?.readStore() }
    }
  }

  private func readStore() { set(item.value(in: store)) }

  /// Ends the notifications; it may be called on any thread.
  func stopListening() { StoredReaders.remove(self, of: item.key) }

  /// Ends the notifications and removes the source from the graph.
  func close() {
    stopListening()
    retire()
  }
}
