import AmbientCore
import AmbientGraph
import AmbientSupport

/// The location of an item in a store, for one property of a view.
///
/// Bodies read the item's value from a source of the graph. This source mirrors the value in the
/// store. Other code reads the value from the store.
final class StoredLocation<Value>: RetiringStorage {
  private let item: StoredItem<Value>

  /// The store that the program passed to the property; nil to use the store of the environment.
  private let ownStore: (any ValueStore)?

  private let environmentStore: Environment<any ValueStore>
  private let label: String

  /// The graph of the bodies that read the value; nil outside of a view.
  private let graph: Graph?

  // One mirror for each store. There are several mirrors only after the environment changed to
  // another store. Only the owner of the graph uses the array. The last reference to this object
  // may be released on another thread. `deinit` then leaves the mirrors to the owner.
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

  /// Returns whether this location has the same item and the same store as a property.
  func isLocation(of item: StoredItem<Value>, in ownStore: (any ValueStore)?) -> Bool {
    areSameStore(self.ownStore, ownStore) && self.item.isSame(as: item)
  }

  /// The current value.
  ///
  /// A body that reads the value depends on the item in the store.
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
    // Close the mirrors of older stores that have no readers. The previous store's mirror stays
    // open for now: until this run ends, the body that runs counts as a reader of that mirror.
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

  // A binding may outlive the view. If a body reads the binding after `retire()` has run, the read
  // creates a mirror again. `deinit` closes this mirror. If `deinit` runs on a thread that must not
  // use the graph, the graph's inbox closes the mirror later.
  deinit {
    guard let graph, !mirrors.isEmpty else { return }
    if graph.isOwned, !graph.isReading { return retire() }
    for mirror in mirrors { mirror.stopListening() }
    let remaining = UncheckedSendable(mirrors)
    // If the tree no longer exists, the inbox may discard this work and release the mirrors on this
    // thread. That is safe, because no body can read the mirrors then.
    graph.inbox.add { for mirror in remaining.value { mirror.retire() } }
  }
}

/// An input of the graph that mirrors the value of an item in a store.
// @unchecked: the fields of this class are constants. Only the owner of the graph uses the
// variables of the superclass. On other threads, `storeChanged()` adds work to the graph's inbox.
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

  /// Ends the notifications about changes of the item.
  ///
  /// Any thread may call this method.
  func stopListening() { StoredReaders.remove(self, of: item.key) }

  func close() {
    stopListening()
    retire()
  }
}
