import AmbientCore
import AmbientGraph
import AmbientSupport

/// The way to an item of a store, and the item's value as the body of the view reads it that declares
/// the property.
final class StoredPlace<Value>: RetiringStorage {
  private let item: StoredItem<Value>

  /// The store that the property names itself; else it is the one in the surroundings.
  private let ownStore: (any ValueStore)?

  private let surroundings: Environment<any ValueStore>
  private let label: String

  /// Where the bodies run; nil outside a view.
  private let graph: Graph?

  // One for each store, of which there are several only where the surroundings name another one. Used
  // while a body runs, and so by the owner of the graph alone; the last holder of the place, on any thread,
  // leaves them to the owner.
  private var mirrors: [StoredMirror<Value>] = []

  init(
    _ item: StoredItem<Value>,
    in ownStore: (any ValueStore)?,
    or surroundings: Environment<any ValueStore>,
    label: String,
    graph: Graph?
  ) {
    self.item = item
    self.ownStore = ownStore
    self.surroundings = surroundings
    self.label = label
    self.graph = graph
  }

  private var store: any ValueStore { ownStore ?? surroundings.wrappedValue }

  /// Whether this is the way to an item of a store, as it is named.
  func leads(to item: StoredItem<Value>, in ownStore: (any ValueStore)?) -> Bool {
    areSameStore(self.ownStore, ownStore) && self.item.isSame(as: item)
  }

  /// The value of now; in a body, as a dependency.
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
    if let known = mirrors.first(where: { areSameStore($0.store, store) }) { return known }
    // The body that is running has read the last one before, and lets go of it at the end of the run.
    close(where: { !$0.hasReaders })
    let made = StoredMirror(item, of: store, label: label, in: graph)
    mirrors.append(made)
    return made
  }

  private func close(where isUnused: (StoredMirror<Value>) -> Bool) {
    for mirror in mirrors where isUnused(mirror) { mirror.close() }
    mirrors.removeAll(where: isUnused)
  }

  func retire() { close(where: { _ in true }) }

  // A binding may outlive the view. Bodies that read it then make mirrors again, which go with the place,
  // on whatever thread it is released last: there the graph must not be touched.
  deinit {
    guard let graph, !mirrors.isEmpty else { return }
    if graph.isOwned, !graph.isReading { return retire() }
    for mirror in mirrors { mirror.stopListening() }
    let left = Unchecked(mirrors)
    // If the tree is gone, nothing reads them, and they may go right here.
    graph.inbox.add { for mirror in left.value { mirror.retire() } }
  }
}

/// The value of an item of a store, in the graph of a tree.
// What is in it belongs to the owner of the graph; on other threads it only leaves work for the owner.
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
      takeOver()
    } else {
      graph.inbox.add { [weak self] in self?.takeOver() }
    }
  }

  private func takeOver() { set(item.value(in: store)) }

  /// Ends the notifications; any thread may do that.
  func stopListening() { StoredReaders.remove(self, of: item.key) }

  /// Leaves the graph, and ends the notifications.
  func close() {
    stopListening()
    retire()
  }
}
